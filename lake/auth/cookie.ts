import type { IncomingMessage } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import { LAKE_MOUNT } from '../http/endpoints.ts'

/**
 * The two paths that need the editor's session. The website's pages are not among them: they are
 * the same for visitors and editors, and need no cookie.
 */
const PATHS = ['/studio', LAKE_MOUNT]
const SECRET = /^[\w-]{20,200}$/

export type StudioCookie = ReturnType<typeof studioCookie>

/** The cookie of a Studio session; with https it has the `Secure` attribute. */
export function studioCookie(siteUrl: string) {
  const secure = new URL(siteUrl).protocol === 'https:'
  // Browsers accept this prefix only together with Secure, and never from an unencrypted page.
  const name = secure ? '__Secure-nsaa-studio' : 'nsaa-studio'
  const serialize = (value: string, lifetime: { maxAge?: number } = {}) =>
    PATHS.map((path) =>
      stringifySetCookie({
        name,
        value,
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure,
        ...lifetime,
      }),
    )
  return {
    /** The session's secret; undefined if it is missing or malformed. */
    read(req: IncomingMessage): string | undefined {
      const value = parseCookie(req.headers.cookie ?? '')[name]
      return value !== undefined && SECRET.test(value) ? value : undefined
    },
    /** Values for `Set-Cookie`; a browser deletes such a cookie when it is closed. */
    set: (secret: string) => serialize(secret),
    clear: () => serialize('', { maxAge: 0 }),
  }
}
