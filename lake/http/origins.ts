import type { IncomingMessage } from 'node:http'

/**
 * The lake serves its own site only. It sends no CORS headers, so other sites' pages cannot read
 * responses; requests that would have an effect without being read are refused.
 */
export interface OriginPolicy {
  /** True if the browser reports a request from another site. */
  isCrossOrigin(req: IncomingMessage): boolean
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** `siteUrl` is the canonical origin; on loopback its three spellings are one site. */
export function createOriginPolicy(siteUrl: string): OriginPolicy {
  const site = new URL(siteUrl)
  const hosts = LOOPBACK.includes(site.hostname) ? LOOPBACK : [site.hostname]
  const port = site.port ? `:${site.port}` : ''
  const allowedOrigins = new Set(hosts.map((host) => `${site.protocol}//${host}${port}`))

  return {
    isCrossOrigin(req) {
      const { origin } = req.headers
      if (origin !== undefined) return !allowedOrigins.has(origin)
      // Browsers omit Origin on some same-origin requests but always send Sec-Fetch-Site.
      const fetchSite = req.headers['sec-fetch-site']
      return fetchSite === 'cross-site' || fetchSite === 'same-site'
    },
  }
}
