import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import express, { type RequestHandler, type Response, Router } from 'express'
import { createOriginPolicy } from '../lake/http/origins.ts'
import type { LakeOptions } from '../lake/lake.ts'
import { createClientLimits } from './clientLimits.ts'
import { clientAddress } from './http/clientAddress.ts'
import type { Log } from './log.ts'
import { previewCookie } from './preview/cookie.ts'
import { studioCookie } from './studioCookie.ts'
import { createStudioSessions, type Editor } from './studioSessions.ts'
import { SIGN_IN_POLICY, type SignInPage, signInPage } from './studioSignInPage.ts'

export interface StudioAccessOptions {
  /** The key editors sign in with: the embedded lake's token. */
  key: string
  dataDir: string
  siteUrl: string
  trustProxyHops: number
  log: Log
  /** Milliseconds since 1970. */
  now(): number
}

export interface StudioAccess {
  /** Stands before the Studio, mounted at the same place. */
  routes: RequestHandler
  isEditor(req: IncomingMessage): boolean
  /** What the lake asks about sessions. */
  lake: Required<Pick<LakeOptions, 'authenticate' | 'signOut' | 'userById'>>
}

/** Ten tries at once, then one every half minute: enough for slips, hopeless for guessing. */
const ATTEMPTS = { burst: 10, refillMs: 30_000 }
const BODY = { extended: false, limit: '4kb', parameterLimit: 8 }
const NAME_LENGTH = { min: 2, max: 60 }

/**
 * Lets editors into the Studio of the embedded lake: a form that takes a name and the key, and a
 * session that both the Studio's page and the lake go by.
 */
export function createStudioAccess(options: StudioAccessOptions): StudioAccess {
  const { log, now, siteUrl } = options
  const cookie = studioCookie(siteUrl)
  const preview = previewCookie(siteUrl)
  const sessions = createStudioSessions({
    ...{ now, log, key: options.key },
    file: join(options.dataDir, 'studio-sessions.json'),
  })
  const isKey = keyComparison(options.key)
  const origins = createOriginPolicy(siteUrl)
  const attempts = createClientLimits(now, ATTEMPTS)
  const editorOf = (req: IncomingMessage): Editor | null => {
    const secret = cookie.read(req)
    return secret === undefined ? null : sessions.editorOf(secret)
  }
  const endSession = (req: IncomingMessage) => {
    const secret = cookie.read(req)
    if (secret !== undefined) sessions.end(secret)
  }
  const signOut = (req: IncomingMessage, res: ServerResponse) => {
    endSession(req)
    // Whoever signs out on a shared machine does not mean to leave the drafts open.
    res.setHeader('Set-Cookie', [...cookie.clear(), preview.clear()])
  }

  const sameOrigin: RequestHandler = (req, res, next) => {
    if (!origins.isForeign(req)) return next()
    const text = `This form was sent from another address. Open the Studio at ${siteUrl}/studio and sign in there.`
    sendPage(res, 403, { problem: { field: 'form', text }, to: '/studio' })
  }
  const limited: RequestHandler = (req, res, next) => {
    const waitS = attempts.take(clientAddress(req, options.trustProxyHops))
    if (waitS === 0) return next()
    log.warn('studio.signIn.limited')
    res.set('Retry-After', String(waitS))
    const text = `Too many tries. Wait ${waitS} seconds, then try again.`
    sendPage(res, 429, { problem: { field: 'form', text }, to: '/studio' })
  }
  const signIn: RequestHandler = (req, res) => {
    const { name, key, to } = readForm(req.body)
    const again = (status: number, field: 'name' | 'key', text: string) =>
      sendPage(res, status, { problem: { field, text }, name, to })
    if (name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max) {
      return again(422, 'name', 'Please type your name: 2 to 60 letters.')
    }
    if (!isKey(key)) {
      log.warn('studio.signIn.refused')
      return again(
        401,
        'key',
        'That is not the Studio key. Copy it again, without blanks around it.',
      )
    }
    log.info('studio.signIn.accepted')
    endSession(req)
    res.set('Cache-Control', 'no-store')
    res.set('Set-Cookie', cookie.set(sessions.begin(name)))
    res.redirect(303, to)
  }

  const routes = Router()
  routes.get('/sign-in', (req, res) => {
    if (editorOf(req)) res.redirect(303, '/studio')
    else sendPage(res, 200, { to: '/studio' })
  })
  routes.post('/sign-in', sameOrigin, limited, express.urlencoded(BODY), signIn)
  routes.post('/sign-out', sameOrigin, (req, res) => {
    signOut(req, res)
    res.redirect(303, '/studio')
  })
  routes.get('*', (req, res, next) => {
    if (isFile(req.path) || editorOf(req)) return next()
    sendPage(res, 200, { to: studioPath(req.originalUrl) })
  })
  const isEditor = (req: IncomingMessage) => editorOf(req) !== null
  return {
    routes,
    isEditor,
    lake: { authenticate: editorOf, signOut, userById: sessions.editorById },
  }
}

/** The Studio's program is no secret; its pages are for editors. Vite's own paths start with `/@`. */
function isFile(path: string): boolean {
  return path.startsWith('/@') || (/\.[a-z0-9]{2,5}$/i.test(path) && !path.endsWith('.html'))
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
    // Controls and invisible characters could make one editor look like another.
    name: text(fields.name).normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim(),
    key: text(fields.key).trim(),
    to: studioPath(text(fields.to)),
  }
}

/** A place in the Studio to go on to; never another site. */
function studioPath(address: string): string {
  const url = URL.parse(address, 'http://studio.invalid')
  const isInside = url?.origin === 'http://studio.invalid' && /^\/studio(?:\/|$)/.test(url.pathname)
  return isInside && !url.pathname.startsWith('/studio/sign-')
    ? url.pathname + url.search
    : '/studio'
}

function keyComparison(key: string): (candidate: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(key)
  // Digests have one length, so the comparison tells nothing about the key's.
  return (candidate) => timingSafeEqual(digest(candidate), expected)
}
