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
  const mark = REDIRECTS.has(status) ? (target?.indexOf('?') ?? -1) : -1
  if (target === undefined || mark < 0) return headers
  return headers.map((value, at) =>
    at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'location'
      ? joinQuery(value, target.slice(mark + 1))
      : value,
  )
}
