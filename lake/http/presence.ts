import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { LakeUser } from '../auth/user.ts'
import { isObject, parseJson } from './body.ts'
import type { Caller } from './callers.ts'

/**
 * Presence of editors in the Studio: JSON-RPC 2.0 over a WebSocket at
 * `<mount>/v<date>/socket/<dataset>`, as `@sanity/bifur-client` implements it. Methods:
 * `authorization`, `presence_subscribe`, `presence_unsubscribe`, `presence_rollcall`,
 * `presence_announce`, `presence_disconnect`, `ping`. What one editor announces is forwarded to all
 * others; nothing is stored.
 */
export interface PresenceRoom {
  join(socket: WebSocket, caller: Caller): void
  readonly memberCount: () => number
}

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
const METHODS = ['authorization', 'ping', 'presence_subscribe', 'presence_unsubscribe'].concat([
  'presence_rollcall',
  'presence_announce',
  'presence_disconnect',
])

export function createPresenceRoom(onUnknownMethod: (method: string) => void): PresenceRoom {
  const members = new Set<Member>()

  const tell = (member: Member, message: unknown) => {
    if (member.socket.readyState !== member.socket.OPEN) return
    if (member.socket.bufferedAmount > BACKLOG_BYTES_MAX) member.socket.terminate()
    else member.socket.send(JSON.stringify(message))
  }
  /** Everyone except the sender, whose own Studio has the state already. */
  const relay = (from: Member, result: Readonly<Record<string, unknown>>) => {
    for (const member of members) {
      if (member === from) continue
      for (const subscription of member.subscriptions) {
        const params = { subscription, result: { ...result, i: from.user.id } }
        tell(member, { jsonrpc: '2.0', method: 'presence_subscription', params })
      }
    }
  }
  const leave = (member: Member) => {
    if (member.sessionId === null) return
    relay(member, { type: 'disconnect', m: { session: member.sessionId } })
    member.sessionId = null
  }
  /** Executes one request; returns its result, or undefined for an unknown method. */
  const perform = (member: Member, method: string, params: Readonly<Record<string, unknown>>) => {
    switch (method) {
      // The socket was authenticated when it was opened, and no later message can change its
      // rights.
      case 'authorization':
        return 'ok'
      case 'ping':
        return 'pong'
      case 'presence_subscribe': {
        if (member.subscriptions.size >= SUBSCRIPTIONS_MAX) member.subscriptions.clear()
        const subscription = randomUUID()
        member.subscriptions.add(subscription)
        return subscription
      }
      case 'presence_unsubscribe':
        return member.subscriptions.delete(String(params.subscriptionId))
      case 'presence_rollcall':
        member.sessionId = sessionOf(params.session) ?? member.sessionId
        relay(member, { type: 'rollCall', session: member.sessionId })
        return 'ok'
      case 'presence_announce': {
        const data = isObject(params.data) ? params.data : {}
        member.sessionId = sessionOf(data.sessionId) ?? member.sessionId
        relay(member, {
          type: 'state',
          m: { sessionId: member.sessionId, locations: data.locations ?? [] },
        })
        return 'ok'
      }
      case 'presence_disconnect':
        leave(member)
        return 'ok'
      default:
        return undefined
    }
  }
  const receive = (member: Member, text: string) => {
    const message = parseJson(text, MESSAGE_DEPTH_MAX, 'The message')
    const { id, method, params } = isObject(message) ? message : {}
    const fail = (code: number, reason: string) =>
      tell(member, { jsonrpc: '2.0', id: id ?? null, error: { code, message: reason } })
    if (typeof method !== 'string') return fail(INVALID_REQUEST, 'A request needs a method')
    const given = isObject(params) ? params : {}
    if (!METHODS.includes(method)) {
      onUnknownMethod(method)
      return fail(METHOD_NOT_FOUND, `Unknown method ${method}`)
    }
    return tell(member, { jsonrpc: '2.0', id, result: perform(member, method, given) })
  }

  return {
    memberCount: () => members.size,
    join(socket, { user }) {
      const member: Member = { socket, user, sessionId: null, subscriptions: new Set() }
      members.add(member)
      tell(member, { jsonrpc: '2.0', method: 'welcome', params: {} })
      socket.on('message', (data) => {
        try {
          receive(member, data.toString())
        } catch {
          socket.close(1007, 'Not JSON-RPC')
        }
      })
      socket.on('close', () => {
        leave(member)
        members.delete(member)
      })
    },
  }
}

function sessionOf(value: unknown): string | null {
  return typeof value === 'string' && value.length > 0 && value.length <= 100 ? value : null
}
