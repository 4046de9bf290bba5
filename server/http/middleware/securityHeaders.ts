import type { RequestHandler } from 'express'

/** Powerful features no page of the site uses. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * Two years. Without `preload`: the owner of the domain decides about that, and it is hard to undo.
 */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/**
 * Sent with everything. Files get no more, because each header of a script delays the first view.
 */
const BASELINE = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/**
 * Headers that only matter for documents. No embedder policy: browser extensions and translators
 * embed frames in pages, and no page needs the isolation.
 */
const DOCUMENT = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'X-Frame-Options': 'SAMEORIGIN',
} as const

/**
 * Not for shared pages: a browser that comes from a page without it starts a new process, whose
 * first task is twice as long: docs/decisions/0052-opener-policy.md
 */
export const OPENER_POLICY = { 'Cross-Origin-Opener-Policy': 'same-origin' } as const

/**
 * A response that is not a page (a drawing, a text, an error) loads nothing. Pages set their own
 * policy.
 */
const FILE_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'self'"

function baselineOf(siteUrl: string): Readonly<Record<string, string>> {
  return siteUrl.startsWith('https:')
    ? { ...BASELINE, 'Strict-Transport-Security': TRANSPORT_SECURITY }
    : BASELINE
}

/** All headers of shared pages, stored with cached responses. Names in lower case. */
export function pageHeaders(siteUrl: string): Readonly<Record<string, string>> {
  const all = { ...baselineOf(siteUrl), ...DOCUMENT, 'Content-Security-Policy': FILE_POLICY }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]))
}

/**
 * Baseline headers of every response, the lake's included. A later handler may replace any.
 * @param siteUrl canonical origin; with https it includes HSTS
 */
export function securityHeaders(siteUrl: string): RequestHandler {
  const headers = baselineOf(siteUrl)
  return (_req, res, next) => {
    res.set(headers)
    next()
  }
}

/** The policy of every response that does not set its own. */
export const filePolicy: RequestHandler = (_req, res, next) => {
  res.set('Content-Security-Policy', FILE_POLICY)
  next()
}

/** Mounted before all handlers that respond with documents. */
export const documentHeaders: RequestHandler = (_req, res, next) => {
  res.set({ ...DOCUMENT, ...OPENER_POLICY })
  next()
}

/**
 * Remix appends its headers, and a browser enforces every content security policy it receives, so
 * the page's policy replaces the default one.
 */
export const replacePolicy: RequestHandler = (_req, res, next) => {
  const append = res.append.bind(res)
  res.append = (name, value) =>
    name.toLowerCase() === 'content-security-policy' ? res.set(name, value) : append(name, value)
  next()
}

/** Browsers show a PDF in a document of their own, which the default policy would leave empty. */
const DOCUMENT_FILE_POLICY =
  "script-src 'none'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'"

/** A website on another host of the same domain may show the lake's assets. */
export const lakeHeaders: RequestHandler = (req, res, next) => {
  res.set({
    'Cross-Origin-Resource-Policy': 'same-site',
    'Content-Security-Policy': req.path.startsWith('/lake/files/')
      ? DOCUMENT_FILE_POLICY
      : FILE_POLICY,
  })
  next()
}
