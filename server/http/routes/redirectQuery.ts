import { joinQuery } from '../../../app/content/joinQuery.ts'

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 307, 308])

/**
 * A redirect is cached once for a path; this appends the query of the request to its destination.
 * @param headers names and values in turn
 */
export function withRequestQuery(
  target: string | undefined,
  status: number,
  headers: string[],
): string[] {
  const queryStart = REDIRECTS.has(status) ? (target?.indexOf('?') ?? -1) : -1
  if (target === undefined || queryStart < 0) return headers
  return headers.map((value, at) =>
    at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'location'
      ? joinQuery(value, target.slice(queryStart + 1))
      : value,
  )
}
