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
 * The values of a header. Scans `rawHeaders`, because building `req.headers` takes an eighth of the
 * time of a cached response, and drops a second Host.
 * @param name in lower case
 */
export function rawValues({ rawHeaders }: IncomingMessage, name: string): string[] {
  const values: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const one = rawHeaders[at]
    if (one?.length === name.length && one.toLowerCase() === name)
      values.push(rawHeaders[at + 1] ?? '')
  }
  return values
}
