/**
 * Whether a post comes from a page of another website. Browsers say where a post comes from; what
 * says nothing is not a browser, has no visitor's cookies to abuse, and is let in.
 * @param siteUrl canonical origin; the host the request was sent to counts as well
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isForeignPost(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site === 'cross-site') return true
  const origin = headers.get('Origin')
  if (origin === null) return false
  // A sandboxed or private page hides its origin; only the browser's own word is left then.
  if (origin === 'null' || !URL.canParse(origin)) return site !== 'same-origin'
  const { host } = new URL(origin)
  return origin !== new URL(siteUrl).origin && host !== headers.get('Host')
}
