import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import * as v from 'valibot'
import { ConfigError } from '../runtime/config.ts'
import { errorMessage } from '../runtime/errorMessage.ts'

/** The command line could not be parsed. The message says why and contains the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  constructor(message: string, usage: string) {
    super(`${message}\n\n${usage}`)
  }
}

/** A script of the project that has commands, such as `npm run editors`. */
interface Script<Schema extends v.GenericSchema> {
  usage: string
  options: ParseArgsOptionsConfig
  /** The commands with their options and arguments; one is `help`. */
  schema: Schema
  /** Field of the argument that is no option. */
  argument: string
  /** What to do about more arguments than a command accepts. */
  advice?: string
  /** A command that accepts any number of arguments, and their field. */
  variadic?: { command: string; field: string }
  /** @returns why an option or the argument of a command is invalid */
  describe(name: string, issue: v.BaseIssue<unknown>): string
}

/**
 * Parses the command line of a script. Each accepts `--help`.
 * @throws UsageError naming the invalid argument
 */
export function parseCommandLine<Schema extends v.GenericSchema>(
  args: string[],
  { usage, options, schema, argument, advice, variadic, describe }: Script<Schema>,
): v.InferOutput<Schema> {
  const { values, positionals } = parseArguments(args, options, usage)
  const [name, ...given] = positionals
  const parse = () => {
    if (values.help || name === 'help') return v.safeParse(schema, { name: 'help' })
    if (name !== undefined && name === variadic?.command) {
      return v.safeParse(schema, { name, [variadic.field]: given, ...values })
    }
    const [target, ...surplus] = given
    if (surplus.length > 0) {
      const unknown = `Unknown argument: ${surplus.join(' ')}`
      throw new UsageError(advice ? `${unknown}. ${advice}` : unknown, usage)
    }
    return v.safeParse(schema, {
      name,
      ...(target !== undefined && { [argument]: target }),
      ...values,
    })
  }
  const parsed = parse()
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  if (name === undefined) throw new UsageError('A command is missing', usage)
  throw new UsageError(describeUnknown(name, issue, argument) ?? describe(name, issue), usage)
}

function parseArguments(args: string[], options: ParseArgsOptionsConfig, usage: string) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new UsageError(errorMessage(error), usage)
  }
}

/** @returns what is unknown: the command or an argument; undefined for other issues */
function describeUnknown(
  name: string,
  issue: v.BaseIssue<unknown>,
  argument: string,
): string | undefined {
  const field = v.getDotPath(issue)
  if (field === 'name') return `There is no command "${name}"`
  if (issue.expected !== 'never') return undefined
  return `Unknown argument: ${field === argument ? String(issue.path?.at(-1)?.value) : `--${field}`}`
}

/** What a command prints with `--json`. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * Writes why a command failed, and sets the exit code: 2 if the command line or the configuration is
 * wrong, 1 if the command failed.
 * @param misuse further errors that count as the former
 */
export function reportFailure(
  error: unknown,
  misuse: readonly (new (...args: never[]) => Error)[] = [],
): void {
  const isMisuse = [UsageError, ConfigError, ...misuse].some((kind) => error instanceof kind)
  process.stderr.write(`${isMisuse ? errorMessage(error) : `Failed: ${describeError(error)}`}\n`)
  process.exitCode = isMisuse ? 2 : 1
}

/**
 * The message and that of the cause, because `fetch` names the host only there. The message of a
 * connection to a host with several addresses is empty.
 */
function describeError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeError).join('; ')
  if (!(error instanceof Error && error.cause)) return errorMessage(error)
  return `${error.message}: ${describeError(error.cause)}`
}
