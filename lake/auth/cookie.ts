import type { IncomingMessage } from 'node:http'

/**
 * The two paths that need the editor's session. The website's pages are not among them: they are
 * the same for visitors and editors, and need no cookie.
 */
const PATHS = ['/studio', '/lake']
const SECRET = /^[\w-]{20,200}$/

/** The cookie that carries a Studio session. On https it only ever travels encrypted. */
export interface StudioCookie {
  /** The session's secret; undefined when there is none. */
  read(req: IncomingMessage): string | undefined
  /** Values for `Set-Cookie`; a browser forgets them when it is closed. */
  set(secret: string): string[]
  clear(): string[]
}

export function studioCookie(siteUrl: string): StudioCookie {
  const encrypted = new URL(siteUrl).protocol === 'https:'
  // Browsers accept this prefix only together with Secure, and never from an unencrypted page.
  const name = encrypted ? '__Secure-nsaa-studio' : 'nsaa-studio'
  const rules = `HttpOnly; SameSite=Strict${encrypted ? '; Secure' : ''}`
  return {
    read(req) {
      const values = (req.headers.cookie ?? '').split(';').flatMap((pair) => {
        const [key, value] = pair.split('=', 2)
        return key?.trim() === name && value !== undefined ? [value.trim()] : []
      })
      return values.find((value) => SECRET.test(value))
    },
    set: (secret) => PATHS.map((path) => `${name}=${secret}; Path=${path}; ${rules}`),
    clear: () => PATHS.map((path) => `${name}=; Path=${path}; Max-Age=0; ${rules}`),
  }
}
