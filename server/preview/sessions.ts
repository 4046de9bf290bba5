import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../../runtime/clock.ts'
import { isLocalPath } from './localPath.ts'

/** A working day; the Studio starts a new session whenever its preview is opened. */
export const EDITOR_SESSION_MS = 12 * 60 * 60 * 1000

/**
 * Names of releases, `drafts` or `published`, highest priority first, as the Studio writes them: at
 * most 50, as in the lake, and as long as the session's cookie may be.
 */
const PERSPECTIVE = /^(?=.{1,640}$)(?!raw\b)[\w-]{1,60}(?:,[\w-]{1,60}){0,49}$/

/**
 * The layers of highest priority that a session can have, above the last one, which is `drafts`.
 */
export function sessionPerspective(requested: string): string {
  const layers = requested.split(',')
  while (layers.length > 0 && !PERSPECTIVE.test(layers.join())) layers.splice(-2, 1)
  return layers.join() || 'drafts'
}

const session = v.variant('kind', [
  v.strictObject({
    kind: v.literal('editor'),
    perspective: v.pipe(v.string(), v.regex(PERSPECTIVE)),
    expiresMs: v.pipe(v.number(), v.integer()),
  }),
  v.strictObject({
    kind: v.literal('shared'),
    /** Id of the share link's document; deleting it ends the session. */
    link: v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/)),
    /** The one page it shows. */
    path: v.pipe(v.string(), v.maxLength(400), v.check(isLocalPath)),
    expiresMs: v.pipe(v.number(), v.integer()),
  }),
])

const sessionJson = v.pipe(v.string(), v.parseJson(), session)

/** Which drafts a visitor may see, and until when. */
export type PreviewSession = v.InferOutput<typeof session>

export type PreviewSessions = ReturnType<typeof createPreviewSessions>

const KEY_BYTES = 32

/**
 * Signs preview sessions (HMAC), and verifies them. Stateless: no storage, valid on every instance.
 * The key is derived from the secret that reads drafts, so replacing that secret ends all sessions.
 * @param secret the token with which the site reads drafts; no session token reveals it
 */
export function createPreviewSessions(secret: string, clock: Pick<Clock, 'date'>) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'nsaa preview sessions', KEY_BYTES))
  const mac = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    seal(content: PreviewSession): string {
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
      return `${payload}.${mac(payload).toString('base64url')}`
    },
    /** @returns the session; undefined if the token is missing, forged, damaged or has expired */
    open(token = ''): PreviewSession | undefined {
      const [payload = '', given = '', ...rest] = token.split('.')
      const expected = mac(payload)
      const actual = Buffer.from(given, 'base64url')
      if (rest.length > 0 || actual.length !== expected.length) return undefined
      if (!timingSafeEqual(actual, expected)) return undefined
      const parsed = v.safeParse(sessionJson, Buffer.from(payload, 'base64url').toString())
      return parsed.success && parsed.output.expiresMs > clock.date() ? parsed.output : undefined
    },
  }
}
