import type { IncomingMessage } from 'node:http'

/** Whoever sends a cookie of this name gets an answer made for this one request. */
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
  const encrypted = new URL(siteUrl).protocol === 'https:'
  // Lax: a share link is followed from a mail, and the page it leads to has to get the cookie.
  const rules = `Path=/; HttpOnly; SameSite=Lax${encrypted ? '; Secure' : ''}`
  return {
    isSent: (req) => values(req).length > 0,
    read: (req) => values(req).find((value) => VALUE.test(value)),
    set: (token, lifetimeMs) =>
      `${PREVIEW_COOKIE}=${token}; Max-Age=${Math.max(0, Math.floor(lifetimeMs / 1000))}; ${rules}`,
    clear: () => `${PREVIEW_COOKIE}=; Max-Age=0; ${rules}`,
  }
}

function values(req: IncomingMessage): string[] {
  return (req.headers.cookie ?? '').split(';').flatMap((pair) => {
    const [name, value] = pair.split('=', 2)
    return name?.trim() === PREVIEW_COOKIE ? [value?.trim() ?? ''] : []
  })
}
