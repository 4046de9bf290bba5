import type { IncomingMessage } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'

/** A request with a cookie of this name gets an answer rendered for it alone. */
export const PREVIEW_COOKIE = 'nsaa-preview'

const VALUE = /^[\w.-]{20,1000}$/

/** The cookie that carries a preview session. On https it only ever travels encrypted. */
export interface PreviewCookie {
  /** Whether the request brings one, well formed or not. */
  isSent(req: IncomingMessage): boolean
  /** The session's token; undefined when there is none that could be one. */
  read(req: IncomingMessage): string | undefined
  /** Values for `Set-Cookie`. */
  set(token: string, lifetimeMs: number): string
  clear(): string
}

export function previewCookie(siteUrl: string): PreviewCookie {
  const serialize = (value: string, maxAgeS: number) =>
    stringifySetCookie({
      name: PREVIEW_COOKIE,
      value,
      maxAge: maxAgeS,
      path: '/',
      httpOnly: true,
      // Lax: a share link in an e-mail leads to the page, which has to get the cookie.
      sameSite: 'lax',
      secure: new URL(siteUrl).protocol === 'https:',
    })
  return {
    isSent: (req) => cookieValue(req) !== undefined,
    read: (req) => {
      const value = cookieValue(req)
      return value !== undefined && VALUE.test(value) ? value : undefined
    },
    set: (token, lifetimeMs) => serialize(token, Math.max(0, Math.floor(lifetimeMs / 1000))),
    clear: () => serialize('', 0),
  }
}

function cookieValue(req: IncomingMessage): string | undefined {
  return parseCookie(req.headers.cookie ?? '')[PREVIEW_COOKIE]
}
