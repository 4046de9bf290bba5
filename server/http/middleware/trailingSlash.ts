import type { RequestHandler } from 'express'
import { isSafeMethod } from '../../../runtime/safeMethod.ts'

/**
 * The redirect target of a path with trailing slashes; undefined if it has none. Always a path on
 * this host: leading slashes and backslashes, which browsers read as another host, are collapsed
 * into one slash.
 * @param target path and query as in the request line
 */
export function withoutTrailingSlash(target: string): string | undefined {
  const at = target.indexOf('?')
  const path = at === -1 ? target : target.slice(0, at)
  const query = at === -1 ? '' : target.slice(at)
  if (path === '/' || !path.endsWith('/')) return undefined
  // Only from the first slash of several, or the time is quadratic in their number.
  const bare = path.replace(/(?<!\/)\/+$/, '').replace(/^[/\\]+/, '')
  return `/${bare}${query}`
}

/**
 * Every page has one URL: `/about/` is redirected permanently to `/about`, with its query. A post
 * remains a post (308).
 */
export const redirectTrailingSlash: RequestHandler = (req, res, next) => {
  const target = withoutTrailingSlash(req.originalUrl)
  if (target === undefined) return next()
  res
    .set('Cache-Control', 'public, max-age=3600')
    .redirect(isSafeMethod(req.method) ? 301 : 308, target)
}
