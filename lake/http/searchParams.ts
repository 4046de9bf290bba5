import { RequestError } from '../core/errors.ts'
import { parseJson } from './body.ts'

/** A boolean query parameter; `fallback` if absent, and an empty value counts as given. */
export function flag(search: URLSearchParams, name: string, fallback = false): boolean {
  const value = search.get(name)
  return value === null ? fallback : value !== 'false' && value !== '0'
}

/**
 * An integer query parameter.
 * @throws `RequestError` 400 if it is malformed
 */
export function integer(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RequestError(400, `Query parameter "${name}" must be a whole number`)
  }
  return value
}

/**
 * A time as query parameter, as ISO 8601 in UTC.
 * @throws `RequestError` 400 if it is malformed
 */
export function instant(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name)
  if (text === null || text === '') return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) {
    throw new RequestError(
      400,
      `Query parameter "${name}" must be a time such as 2026-01-31T10:00:00Z`,
    )
  }
  return new Date(time).toISOString()
}

/**
 * GROQ parameters in a URL: `$name=<JSON>`.
 * @throws `RequestError` 400
 */
export function groqParams(search: URLSearchParams, depthMax: number): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, text] of search) {
    if (!name.startsWith('$')) continue
    params[name.slice(1)] = parseJson(text, depthMax, `The value of parameter "${name}"`)
  }
  return params
}

/**
 * Comma-separated ids in a URL, each once.
 * @throws `RequestError` 400 for none or too many
 */
export function idList(text: string | undefined): string[] {
  const ids = [...new Set((text ?? '').split(',').filter((id) => id !== ''))]
  if (ids.length === 0 || ids.length > 1000) {
    throw new RequestError(400, 'Between 1 and 1000 document ids are expected')
  }
  return ids
}
