import type { RequestHandler } from 'express'

/** Powerful features no page of the site uses. */
const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()'

const BASELINE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
} as const

/** Directives that hold for every answer; scripts and styles get theirs where pages are made. */
const PAGE_POLICY = "base-uri 'self'; object-src 'none'; frame-ancestors 'self'"

/** Headers of every answer. A handler further on may replace any of them. */
export const securityHeaders: RequestHandler = (_req, res, next) => {
  res.set(BASELINE)
  res.set('Content-Security-Policy', PAGE_POLICY)
  next()
}
