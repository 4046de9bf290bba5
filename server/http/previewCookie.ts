import type { IncomingMessage } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'

/** Only a cookie of this name with the token of a session shows a preview. */
export const PREVIEW_COOKIE = 'nsaa-preview'

const VALUE = /^[\w.-]{20,1000}$/

export type PreviewCookie = ReturnType<typeof previewCookie>

/** The cookie of a preview session; with https it has the `Secure` attribute. */
export function previewCookie(siteUrl: string) {
  const serialize = (value: string, maxAgeS: number) =>
    stringifySetCookie({
      name: PREVIEW_COOKIE,
      value,
      maxAge: maxAgeS,
      path: '/',
      httpOnly: true,
      // Lax: a share link in an e-mail is a cross-site navigation, which needs the cookie.
      sameSite: 'lax',
      secure: new URL(siteUrl).protocol === 'https:',
    })
  return {
    /** Whether the request has the cookie, well formed or not. */
    isSent: (req: IncomingMessage) => cookieValue(req) !== undefined,
    /** The session's token; undefined if it is missing or malformed. */
    read: (req: IncomingMessage) => {
      const value = cookieValue(req)
      return value !== undefined && VALUE.test(value) ? value : undefined
    },
    /** Values for `Set-Cookie`. */
    set: (token: string, lifetimeMs: number) =>
      serialize(token, Math.max(0, Math.floor(lifetimeMs / 1000))),
    clear: () => serialize('', 0),
  }
}

function cookieValue(req: IncomingMessage): string | undefined {
  return parseCookie(req.headers.cookie ?? '')[PREVIEW_COOKIE]
}
