import { once } from 'node:events'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { PresenceRoom } from './presence.ts'

const USER = { id: 'editor', name: 'Editor', role: 'viewer' } as const
const messageSchema = v.object({
  id: v.optional(v.string()),
  method: v.optional(v.string()),
  params: v.optional(v.object({ subscription: v.optional(v.string()) })),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.number() })),
})
/** Of 15,000 characters: together more than any system buffers for a client that does not read. */
const MESSAGES = 2_000

let nowMs: number
let elapsesPerMessageMs: number
let server: WebSocketServer
beforeEach(async () => {
  nowMs = 0
  elapsesPerMessageMs = 0
  const room = new PresenceRoom(() => undefined, { now: () => (nowMs += elapsesPerMessageMs) })
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (socket) => room.join(socket, { user: USER }))
  await once(server, 'listening')
})
afterEach(() => {
  for (const socket of server.clients) socket.terminate()
  server.close()
})

async function connect() {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP port')
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}`)
  const received: v.InferOutput<typeof messageSchema>[] = []
  socket.on('message', (data) => {
    received.push(v.parse(messageSchema, JSON.parse(data.toString())))
  })
  await once(socket, 'open')
  const send = (id: string, method: string, params: unknown = {}) =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  const responseTo = async (id: string, method: string, params: unknown = {}) => {
    send(id, method, params)
    const response = () => received.find((message) => message.id === id)
    await expect.poll(response).toBeDefined()
    return response() ?? {}
  }
  const forwarded = () => received.filter(({ method }) => method === 'presence_subscription')
  return { socket, send, responseTo, forwarded }
}

const announcement = (locations: unknown[]) => ({ data: { sessionId: 'kofi', locations } })

test('a message is forwarded once to an editor with several subscriptions', async () => {
  const ama = await connect()
  const kofi = await connect()
  await ama.responseTo('1', 'presence_subscribe')
  const { result: last } = await ama.responseTo('2', 'presence_subscribe')
  await kofi.responseTo('r', 'presence_rollcall')
  // Its response follows what was forwarded before.
  await ama.responseTo('p', 'ping')
  expect(ama.forwarded().map(({ params }) => params?.subscription)).toEqual([last])
})

test('a message is not forwarded to an editor who has unsubscribed', async () => {
  const ama = await connect()
  const kofi = await connect()
  const { result: subscriptionId } = await ama.responseTo('s', 'presence_subscribe')
  expect(await ama.responseTo('u', 'presence_unsubscribe', { subscriptionId })).toMatchObject({
    result: true,
  })
  await kofi.responseTo('r', 'presence_rollcall')
  await ama.responseTo('p', 'ping')
  expect(ama.forwarded()).toEqual([])
})

test('announcements of one user beyond the rate are refused, also over several sockets', async () => {
  const ama = await connect()
  const kofi = await connect()
  const kofiElsewhere = await connect()
  await ama.responseTo('s', 'presence_subscribe')
  for (let count = 0; count < 60; count += 1) {
    kofi.send(`${count}`, 'presence_announce', announcement([count]))
    kofiElsewhere.send(`${count}`, 'presence_announce', announcement([count]))
  }
  await kofi.responseTo('p', 'ping')
  await kofiElsewhere.responseTo('p', 'ping')
  await ama.responseTo('p', 'ping')
  expect(ama.forwarded()).toHaveLength(100)
  expect(await kofi.responseTo('r', 'presence_rollcall')).toMatchObject({ error: { code: -32000 } })
  nowMs += 1_000
  expect(await kofi.responseTo('later', 'presence_rollcall')).toMatchObject({ result: 'ok' })
})

test('closes the connection after a message that is longer than any of the Studio', async () => {
  const kofi = await connect()
  kofi.send('a', 'presence_announce', announcement(['x'.repeat(17_000)]))
  const [code] = await once(kofi.socket, 'close')
  expect(code).toBe(1009)
})

test('closes the connection of an editor who does not read what is forwarded', async () => {
  elapsesPerMessageMs = 1_000
  const ama = await connect()
  const kofi = await connect()
  await ama.responseTo('s', 'presence_subscribe')
  ama.socket.on('error', () => undefined)
  ama.socket.pause()
  const locations = ['x'.repeat(15_000)]
  for (let count = 0; count < MESSAGES; count += 1)
    kofi.send(`${count}`, 'presence_announce', announcement(locations))
  await kofi.responseTo('last', 'ping')
  const outcome = new Promise((resolve) => {
    ama.socket.once('close', () => resolve('closed'))
    ama.socket.on('message', (data) => {
      if (JSON.parse(String(data)).id === 'p') resolve('open')
    })
  })
  ama.socket.resume()
  ama.send('p', 'ping')
  expect(await outcome).toBe('closed')
})
