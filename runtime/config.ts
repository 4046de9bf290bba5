import * as v from 'valibot'

/** The message has one line for each invalid variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly errors: readonly string[]
  constructor(errors: readonly string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

export const integer = (min: number, max: number, message?: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )

export const matching = (pattern: RegExp, message: string) =>
  v.pipe(v.string(), v.regex(pattern, message))

/** An address that `fetch` accepts: it refuses one with a user name or a password. */
const fetchable = (message: string, accepts: (url: URL) => boolean = () => true) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.parse(text)
      if (url === null || !/^https?:$/.test(url.protocol)) return false
      return url.username === '' && url.password === '' && accepts(url)
    }, message),
  )

export const httpUrl = fetchable('must be an http or https address without user name and password')

/** The base of other addresses. @returns it without a trailing slash */
export const baseUrl = v.pipe(
  fetchable(
    'must be an http or https address without query, like https://lake.example.org/api',
    ({ href }) => !/[?#]/.test(href),
  ),
  v.transform((text) => new URL(text).href.replace(/\/+$/, '')),
)

export const origin = v.pipe(
  fetchable(
    'must be an http or https origin without a path, like https://www.example.org',
    (url) => url.href === `${url.origin}/`,
  ),
  v.transform((text) => new URL(text).origin),
)

/** Shells remove quotes, some tools that read files of variables do not. */
export const withoutQuotes = v.check<string, string>(
  (text) => !/^(["']).*\1$/.test(text),
  'must be a value without quotes around it',
)

export const secret = v.pipe(
  matching(/^[\x21-\x7e]{16,512}$/, 'must be 16 to 512 printable characters without spaces'),
  withoutQuotes,
)

export const DATA_DIR = v.optional(
  v.pipe(
    matching(/^[^\0]{1,4096}$/, 'must be the path of a folder'),
    withoutQuotes,
    v.check((path) => !path.startsWith('~'), 'must be a path without ~, which only shells replace'),
  ),
  '.data',
)
export const host = matching(/^[\w.:-]{1,253}$/, 'must be a host name or an IP address')

/**
 * Validates environment variables. An empty one counts as unset, because container tools pass unset
 * variables as empty.
 * @throws ConfigError naming every invalid variable and the reason, never the value
 */
export function parseEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  env: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = v.safeParse(schema, given)
  if (parsed.success) return parsed.output
  const errors = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  // A value can break two rules of its variable; one line is enough to correct it.
  throw new ConfigError([...new Set(errors)])
}
