import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { LakeUser } from '../auth/user.ts'
import { isRecord } from '../core/json.ts'
import type { Caller } from './authentication.ts'
import { parseJson } from './body.ts'

interface Member {
  readonly socket: WebSocket
  readonly user: LakeUser
  sessionId: string | null
  readonly subscriptions: Set<string>
}

const MESSAGE_DEPTH_MAX = 32
const SUBSCRIPTIONS_MAX = 10
const BACKLOG_BYTES_MAX = 1024 * 1024
const METHOD_NOT_FOUND = -32601
const INVALID_REQUEST = -32600

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

  constructor(onUnknownMethod: (method: string) => void) {
    this.#onUnknownMethod = onUnknownMethod
  }

  join(socket: WebSocket, { user }: Caller): void {
    const member: Member = { socket, user, sessionId: null, subscriptions: new Set() }
    this.#members.add(member)
    send(member, { jsonrpc: '2.0', method: 'welcome', params: {} })
    socket.on('message', (data) => {
      try {
        send(member, this.#respond(member, data.toString()))
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
        return subscribe(member)
      case 'presence_unsubscribe':
        return member.subscriptions.delete(String(params.subscriptionId))
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
    for (const member of this.#members) {
      if (member === from) continue
      for (const subscription of member.subscriptions) {
        const params = { subscription, result: { ...result, i: from.user.id } }
        send(member, { jsonrpc: '2.0', method: 'presence_subscription', params })
      }
    }
  }
}

function send({ socket }: Member, message: unknown): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > BACKLOG_BYTES_MAX) socket.terminate()
  else socket.send(JSON.stringify(message))
}

function subscribe({ subscriptions }: Member): string {
  if (subscriptions.size >= SUBSCRIPTIONS_MAX) subscriptions.clear()
  const subscription = randomUUID()
  subscriptions.add(subscription)
  return subscription
}

function sessionOf(value: unknown): string | null {
  return typeof value === 'string' && value.length > 0 && value.length <= 100 ? value : null
}
