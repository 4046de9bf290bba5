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

/** Two years. Preloading is for whoever owns the name to decide; it is hard to take back. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/** For everything. A file says no more: each header of a script is a byte of the first view. */
const BASELINE = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/**
 * What a browser goes by only where it shows a document. No embedder policy: extensions and
 * translators put frames into pages, and it would break them for isolation no page has a use for.
 */
const DOCUMENT = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
} as const

/** What is no page loads nothing: a drawing, a text, an error. Pages bring a policy of their own. */
const FILE_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'self'"

function baselineOf(siteUrl: string): Readonly<Record<string, string>> {
  return siteUrl.startsWith('https:')
    ? { ...BASELINE, 'Strict-Transport-Security': TRANSPORT_SECURITY }
    : BASELINE
}

/** All headers of pages: kept answers bring them along. Under names in small letters. */
export function keptHeaders(siteUrl: string): Readonly<Record<string, string>> {
  const all = { ...baselineOf(siteUrl), ...DOCUMENT, 'Content-Security-Policy': FILE_POLICY }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]))
}

/**
 * Headers of every answer, those of the lake included. A handler further on may replace any.
 * @param siteUrl canonical origin; on https browsers are told to use nothing else from now on
 */
export function securityHeaders(siteUrl: string): RequestHandler {
  const headers = baselineOf(siteUrl)
  return (_req, res, next) => {
    res.set(headers)
    next()
  }
}

/** The policy of everything that does not bring its own. */
export const filePolicy: RequestHandler = (_req, res, next) => {
  res.set('Content-Security-Policy', FILE_POLICY)
  next()
}

/** Stands before everything that answers with documents. */
export const documentHeaders: RequestHandler = (_req, res, next) => {
  res.set(DOCUMENT)
  next()
}

/** Remix adds its headers to those that are there; of two policies both would hold. */
export const onePolicy: RequestHandler = (_req, res, next) => {
  const append = res.append.bind(res)
  res.append = (name, value) =>
    name.toLowerCase() === 'content-security-policy' ? res.set(name, value) : append(name, value)
  next()
}

/** Browsers show a PDF through a document of their own, which a policy of nothing would empty. */
const DOCUMENT_FILE_POLICY =
  "script-src 'none'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'"

/**
 * The lake's assets are shown by sites on neighbouring hosts too: a hosted website reads from a
 * lake elsewhere.
 */
export const lakeHeaders: RequestHandler = (req, res, next) => {
  res.set({
    'Cross-Origin-Resource-Policy': 'same-site',
    'Content-Security-Policy': req.path.startsWith('/lake/files/')
      ? DOCUMENT_FILE_POLICY
      : FILE_POLICY,
  })
  next()
}
