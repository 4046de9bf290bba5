import type { IncomingMessage } from 'node:http'

/**
 * The lake is for its own site only. No CORS header is ever sent, so a browser keeps answers from
 * foreign pages; and what such a page could do without reading the answer is refused outright.
 */
export interface OriginPolicy {
  /** True when a browser says the request comes from another site. */
  isForeign(req: IncomingMessage): boolean
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** `siteUrl` is the canonical origin; on loopback its three spellings are one site. */
export function createOriginPolicy(siteUrl: string): OriginPolicy {
  const site = new URL(siteUrl)
  const hosts = LOOPBACK.includes(site.hostname) ? LOOPBACK : [site.hostname]
  const port = site.port ? `:${site.port}` : ''
  const own = new Set(hosts.map((host) => `${site.protocol}//${host}${port}`))

  return {
    isForeign(req) {
      const { origin } = req.headers
      if (origin !== undefined) return !own.has(origin)
      // Browsers leave out Origin on some same-origin requests but always say where they stand.
      const fetchSite = req.headers['sec-fetch-site']
      return fetchSite === 'cross-site' || fetchSite === 'same-site'
    },
  }
}
