import type { IncomingMessage } from 'node:http'

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i

/**
 * Converts a target in absolute form (`GET http://host/path`), which every server must accept, to
 * origin form (RFC 9112, section 3.2.2). Its host is as untrusted as the Host header.
 */
export function toOriginForm(req: IncomingMessage): void {
  const { url } = req
  if (url === undefined || url.startsWith('/') || !ABSOLUTE_FORM.test(url)) return
  const target = url.replace(ABSOLUTE_FORM, '')
  req.url = target.startsWith('/') ? target : `/${target}`
}

/**
 * @returns whether the request has two Host headers, which must be refused (RFC 9112, section 3.2)
 */
export function hasDuplicateHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
