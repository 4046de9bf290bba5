import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { type Clock, systemClock } from '../../runtime/clock.ts'
import { RateLimiter } from '../../runtime/rateLimiter.ts'
import type { LakeUser } from '../auth/user.ts'
import { isRecord } from '../core/json.ts'
import type { Caller } from './authentication.ts'
import { parseJson } from './body.ts'

interface Member {
  readonly socket: WebSocket
  readonly user: LakeUser
  sessionId: string | null
  /** The Studio has one for each socket. */
  subscription: string | null
}

const MESSAGE_DEPTH_MAX = 32
/** Every message is copied for each open socket. The Studio's have less than 1,000 characters. */
const MESSAGE_LENGTH_MAX = 16 * 1024
const BACKLOG_BYTES_MAX = 256 * 1024
/** Of one user. Each window of the Studio sends at most five a second, and one in 30 s if idle. */
const RELAYS = { burst: 100, refillMs: 50 }
const METHOD_NOT_FOUND = -32601
const INVALID_REQUEST = -32600
const TOO_MANY_REQUESTS = -32000
const RELAYED = new Set(['presence_rollcall', 'presence_announce', 'presence_disconnect'])

/**
 * Presence of editors in the Studio: JSON-RPC 2.0 over a WebSocket at
 * `<mount>/v<date>/socket/<dataset>`, as `@sanity/bifur-client` implements it. Methods:
 * `authorization`, `presence_subscribe`, `presence_unsubscribe`, `presence_rollcall`,
 * `presence_announce`, `presence_disconnect`, `ping`. What one editor announces is forwarded to all
 * others; nothing is stored.
 */
export class PresenceRoom {
  readonly #members = new Set<Member>()
  readonly #onUnknownMethod: (method: string) => void
  readonly #relays: RateLimiter

  constructor(onUnknownMethod: (method: string) => void, clock: Pick<Clock, 'now'> = systemClock) {
    this.#onUnknownMethod = onUnknownMethod
    this.#relays = new RateLimiter(clock, RELAYS)
  }

  join(socket: WebSocket, { user }: Pick<Caller, 'user'>): void {
    const member: Member = { socket, user, sessionId: null, subscription: null }
    this.#members.add(member)
    send(member, JSON.stringify({ jsonrpc: '2.0', method: 'welcome', params: {} }))
    socket.on('message', (data) => {
      // A socket that is closing still delivers what was received before.
      if (socket.readyState !== socket.OPEN) return
      const text = data.toString()
      if (text.length > MESSAGE_LENGTH_MAX) return socket.close(1009, 'The message is too long')
      try {
        send(member, JSON.stringify(this.#respond(member, text)))
      } catch {
        socket.close(1007, 'Not JSON-RPC')
      }
    })
    socket.on('close', () => {
      this.#leave(member)
      this.#members.delete(member)
    })
  }

  #respond(member: Member, text: string): unknown {
    const message = parseJson(text, MESSAGE_DEPTH_MAX, 'The message')
    const { id, method, params } = isRecord(message) ? message : {}
    const failure = (code: number, reason: string) => ({
      jsonrpc: '2.0',
      id: id ?? null,
      error: { code, message: reason },
    })
    if (typeof method !== 'string') return failure(INVALID_REQUEST, 'A request needs a method')
    if (RELAYED.has(method) && this.#relays.consume(member.user.id) > 0)
      return failure(TOO_MANY_REQUESTS, 'Too many announcements')
    const result = this.#perform(member, method, isRecord(params) ? params : {})
    if (result !== undefined) return { jsonrpc: '2.0', id, result }
    this.#onUnknownMethod(method)
    return failure(METHOD_NOT_FOUND, `Unknown method ${method}`)
  }

  /** Executes one request; returns its result, or undefined for an unknown method. */
  #perform(member: Member, method: string, params: Readonly<Record<string, unknown>>): unknown {
    switch (method) {
      // The socket was authenticated when it was opened, and is closed when its session ends.
      case 'authorization':
        return 'ok'
      case 'ping':
        return 'pong'
      case 'presence_subscribe':
        member.subscription = randomUUID()
        return member.subscription
      case 'presence_unsubscribe':
        return unsubscribe(member, params.subscriptionId)
      case 'presence_rollcall':
        member.sessionId = sessionOf(params.session) ?? member.sessionId
        this.#relay(member, { type: 'rollCall', session: member.sessionId })
        return 'ok'
      case 'presence_announce':
        this.#announce(member, isRecord(params.data) ? params.data : {})
        return 'ok'
      case 'presence_disconnect':
        this.#leave(member)
        return 'ok'
      default:
        return undefined
    }
  }

  #announce(member: Member, data: Readonly<Record<string, unknown>>): void {
    member.sessionId = sessionOf(data.sessionId) ?? member.sessionId
    const state = { sessionId: member.sessionId, locations: data.locations ?? [] }
    this.#relay(member, { type: 'state', m: state })
  }

  #leave(member: Member): void {
    if (member.sessionId === null) return
    this.#relay(member, { type: 'disconnect', m: { session: member.sessionId } })
    member.sessionId = null
  }

  /** To everyone except the sender, whose own Studio has the state already. */
  #relay(from: Member, result: Readonly<Record<string, unknown>>): void {
    const json = JSON.stringify({ ...result, i: from.user.id })
    for (const member of this.#members) {
      const { subscription } = member
      if (member === from || subscription === null) continue
      const params = `{"subscription":"${subscription}","result":${json}}`
      send(member, `{"jsonrpc":"2.0","method":"presence_subscription","params":${params}}`)
    }
  }
}

function send({ socket }: Member, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > BACKLOG_BYTES_MAX) socket.terminate()
  else socket.send(text)
}

function unsubscribe(member: Member, subscription: unknown): boolean {
  if (member.subscription !== subscription) return false
  member.subscription = null
  return true
}

function sessionOf(value: unknown): string | null {
  return typeof value === 'string' && value.length > 0 && value.length <= 100 ? value : null
}
