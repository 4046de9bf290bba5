import type { IncomingMessage } from 'node:http'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { type StudioCookie, studioCookie } from '../../lake/auth/cookie.ts'
import { NAME_LENGTH, normalizeName } from '../../lake/auth/userStore.ts'
import { crossOriginCheck } from '../../lake/http/origins.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import { RateLimiter } from '../../runtime/rateLimiter.ts'
import type { RefusalReport } from '../http/limits/refusals.ts'
import { type PreviewCookie, previewCookie } from '../http/previewCookie.ts'
import type { SessionClient } from '../lake/embeddedLake.ts'
import { STUDIO_FILE } from './files.ts'
import { SIGN_IN_POLICY, type SignInPage, signInPage } from './signInPage.ts'

export interface StudioSignInOptions {
  /** Keys and sessions, which the embedded lake stores. */
  sessions: SessionClient
  /** Reads the name of the site; must not reject. */
  siteName(): Promise<string | undefined>
  siteUrl: string
  clientOf(req: IncomingMessage): string
  refused: RefusalReport
  log: Log
  clock: Pick<Clock, 'now'>
}

/**
 * A burst of ten attempts, then one every half minute: enough for typing errors, too few for
 * guessing.
 */
const ATTEMPTS = { burst: 10, refillMs: 30_000 }
const BODY = { extended: false, limit: '4kb', parameterLimit: 8 }
const RETRY_AFTER_S = 2

/**
 * Signs editors in to the Studio of the embedded lake: a form for name and key, and a session that
 * both the Studio's page and the lake check.
 */
export class StudioSignIn {
  readonly #options: StudioSignInOptions
  readonly #cookie: StudioCookie
  readonly #preview: PreviewCookie
  readonly #isCrossOrigin: (req: IncomingMessage) => boolean
  readonly #attempts: RateLimiter

  constructor(options: StudioSignInOptions) {
    this.#options = options
    this.#cookie = studioCookie(options.siteUrl)
    this.#preview = previewCookie(options.siteUrl)
    this.#isCrossOrigin = crossOriginCheck(options.siteUrl)
    this.#attempts = new RateLimiter(options.clock, ATTEMPTS)
  }

  /** Mounted before the Studio, on the same path. */
  routes(): Router {
    const routes = Router()
    routes.get('/sign-in', (req, res) => {
      this.#requireSignIn(req, res, '/studio', () => res.redirect(303, '/studio'))
    })
    routes.post('/sign-in', this.#sameOrigin, express.urlencoded(BODY), (req, res) =>
      this.#signIn(req, res),
    )
    routes.post('/sign-out', this.#sameOrigin, (req, res) => this.#signOut(req, res))
    routes.get('*', (req, res, next) => {
      if (STUDIO_FILE.test(req.path)) return next()
      this.#requireSignIn(req, res, studioPath(req.originalUrl), next)
    })
    return routes
  }

  /** Queries the lake only if there is a cookie. Rejects while the lake is unavailable. */
  async isSignedIn(req: IncomingMessage): Promise<boolean> {
    return this.#cookie.read(req) !== undefined && this.#options.sessions.isSignedIn(req)
  }

  /**
   * Cookies to clear in addition to the session's own: signing out on a shared machine must end the
   * preview of drafts too.
   */
  clearedAtSignOut(): readonly string[] {
    return [this.#preview.clear()]
  }

  /** Editors continue; everyone else gets the form. */
  #requireSignIn(req: Request, res: Response, to: string, next: () => void): void {
    this.isSignedIn(req).then(
      (isSignedIn) => (isSignedIn ? next() : this.#sendPage(res, 200, { to })),
      (error: unknown) => this.#sendUnavailable(res, error, to),
    )
  }

  readonly #sameOrigin: RequestHandler = (req, res, next) => {
    if (!this.#isCrossOrigin(req)) return next()
    const text = `This form was sent from another address. Open the Studio at ${this.#options.siteUrl}/studio and sign in there.`
    void this.#sendPage(res, 403, { problem: { field: 'form', text }, to: '/studio' })
  }

  async #signIn(req: Request, res: Response): Promise<void> {
    const { sessions, clientOf, log, refused } = this.#options
    const { name, key, to } = readForm(req.body)
    const again = (status: number, field: 'name' | 'key' | 'form', text: string) =>
      this.#sendPage(res, status, { problem: { field, text }, name, to })
    if (name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max) {
      return again(422, 'name', 'Enter your name (2 to 60 characters).')
    }
    const client = clientOf(req)
    const waitS = this.#attempts.consume(client)
    if (waitS > 0) {
      refused('signInAttempts')
      res.set('Retry-After', String(waitS))
      return again(429, 'form', `Too many attempts. Wait ${waitS} seconds, then try again.`)
    }
    const secret = await sessions.signIn(name, key).catch((error: unknown) => {
      this.#attempts.refund(client)
      this.#sendUnavailable(res, error, to)
    })
    if (res.headersSent) return
    if (secret === undefined) {
      log.warn('studio.signIn.refused')
      const text = 'This key is not valid. Copy it again, without spaces before or after it.'
      return again(401, 'key', text)
    }
    this.#attempts.refund(client)
    if (this.#cookie.read(req) !== undefined) await sessions.signOut(req).catch(() => undefined)
    res.set({ 'Cache-Control': 'no-store', 'Set-Cookie': this.#cookie.set(secret) })
    res.redirect(303, to)
  }

  async #signOut(req: Request, res: Response): Promise<void> {
    const { sessions, log } = this.#options
    const logFailure = (error: unknown) => log.warn('studio.signOut.failed', { error })
    // The browser drops the cookie in any case; the session in the lake expires by itself.
    await sessions.signOut(req).catch(logFailure)
    res.set('Set-Cookie', [...this.#cookie.clear(), ...this.clearedAtSignOut()])
    res.redirect(303, '/studio')
  }

  async #sendPage(res: Response, status: number, page: SignInPage): Promise<void> {
    sendPage(res, status, { ...page, siteName: await this.#options.siteName() })
  }

  /** Without the name of the site, because reading it would wait for the unavailable lake. */
  #sendUnavailable(res: Response, error: unknown, to: string): void {
    this.#options.log.warn('studio.signIn.unavailable', { error })
    res.set('Retry-After', String(RETRY_AFTER_S))
    const text = 'The Studio is temporarily unavailable. Try again in a few seconds.'
    sendPage(res, 503, { problem: { field: 'form', text }, to })
  }
}

function sendPage(res: Response, status: number, page: SignInPage): void {
  res.status(status).set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': SIGN_IN_POLICY,
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
  })
  res.type('html').send(signInPage(page))
}

function readForm(body: unknown): { name: string; key: string; to: string } {
  const fields: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    name: normalizeName(text(fields.name)),
    key: text(fields.key).trim(),
    to: studioPath(text(fields.to)),
  }
}

/** The path in the Studio to return to; never another site. */
function studioPath(address: string): string {
  const url = URL.parse(address, 'http://studio.invalid')
  const isInside = url?.origin === 'http://studio.invalid' && /^\/studio(?:\/|$)/.test(url.pathname)
  return isInside && !url.pathname.startsWith('/studio/sign-')
    ? url.pathname + url.search
    : '/studio'
}
