/** Headers about the origin of a post; each may be missing. */
export interface PostSource {
  /** The Origin header. */
  origin: string | null
  /** The Sec-Fetch-Site header. */
  fetchSite: string | null
  /** The Host header: the host the request was sent to. */
  host: string | null
}

/**
 * Whether a post comes from a page of another website. Browsers send these headers; a client
 * without them is not a browser, has no visitor's cookies to abuse, and is accepted. A visitor has no
 * session, so any host under which the site is reachable may post; the lake acts for signed-in editors
 * and accepts the canonical origin only (`lake/http/origins.ts`).
 * @param siteUrl canonical origin; the host the request was sent to counts as well
 * @see
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isCrossOriginPost(
  { origin, fetchSite, host }: PostSource,
  siteUrl: string,
): boolean {
  if (fetchSite === 'cross-site') return true
  if (origin === null) return false
  // A sandboxed or private page has an opaque origin; then only Sec-Fetch-Site is available.
  if (origin === 'null' || !URL.canParse(origin)) return fetchSite !== 'same-origin'
  const from = new URL(origin)
  return from.origin !== new URL(siteUrl).origin && from.host !== host
}
