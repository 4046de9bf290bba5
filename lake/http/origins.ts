import type { IncomingMessage } from 'node:http'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The lake serves its own site only. It sends no CORS headers, so other sites' pages cannot read
 * responses; requests that would have an effect without being read are refused.
 * @param siteUrl the canonical origin; on loopback its three spellings are one site
 * @returns whether the browser reports a request from another site
 */
export function crossOriginCheck(siteUrl: string): (req: IncomingMessage) => boolean {
  const site = new URL(siteUrl)
  const hosts = LOOPBACK.includes(site.hostname) ? LOOPBACK : [site.hostname]
  const port = site.port ? `:${site.port}` : ''
  const allowedOrigins = new Set(hosts.map((host) => `${site.protocol}//${host}${port}`))

  return ({ headers }) => {
    if (headers.origin !== undefined) return !allowedOrigins.has(headers.origin)
    // Browsers omit Origin on some same-origin requests but always send Sec-Fetch-Site.
    const fetchSite = headers['sec-fetch-site']
    return fetchSite === 'cross-site' || fetchSite === 'same-site'
  }
}
