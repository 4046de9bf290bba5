import { createServer, type Server } from 'node:http'
import { encodeSignatureHeader } from '@sanity/webhook'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../../runtime/log.ts'
import { listenOnLoopback } from '../../../tests/listenOnLoopback.ts'
import { ManualClock } from '../../../tests/manualClock.ts'
import { sanityWebhook } from './sanityWebhook.ts'

const SECRET = 'a-secret-for-tests-0123456789'
const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE_MS = 60_000
const BODY = JSON.stringify({ _id: 'home', _type: 'page', title: 'Ɔdɔ' })

let clock: ManualClock
let server: Server
let address: string
let changes: number
let log: { event: string; reason?: string }[]
let waitS: number

beforeEach(async () => {
  clock = new ManualClock(NOON)
  changes = 0
  log = []
  waitS = 0
  const app = express()
  app.use(
    sanityWebhook({
      secret: SECRET,
      changed() {
        changes += 1
      },
      limit: () => waitS,
      log: createLog({
        write: (line) => log.push(JSON.parse(line)),
        format: 'json',
        now: () => new Date(clock.date()),
      }),
      clock,
    }),
  )
  server = createServer(app)
  const { origin } = await listenOnLoopback(server)
  address = `${origin}/hooks/sanity`
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

interface Message {
  body?: string
  secret?: string
  sentAt?: number
  key?: string
  signature?: string
}

async function post({ body = BODY, secret = SECRET, sentAt, key, signature }: Message = {}) {
  const signed = signature ?? (await encodeSignatureHeader(body, sentAt ?? clock.date(), secret))
  return fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': signed,
      ...(key && { 'idempotency-key': key }),
    },
    body,
  })
}

test('a message signed by Sanity gets 204 and invalidates content', async () => {
  const response = await post()
  expect([response.status, await response.text(), changes]).toEqual([204, '', 1])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(log).toEqual([])
})

describe('a message without a valid signature gets 401 and changes nothing', () => {
  test.each<[string, Message]>([
    ['another secret', { secret: 'another-secret-0123456789' }],
    ['no signature at all', { signature: ' ' }],
    ['a signature that is none', { signature: 'please' }],
    ['a signature of another body', { signature: `t=${NOON},v1=${'A'.repeat(43)}` }],
    ['an empty body', { body: '', signature: `t=${NOON},v1=${'A'.repeat(43)}` }],
  ])('%s', async (_what, message) => {
    const response = await post(message)
    expect([response.status, changes]).toEqual([401, 0])
    expect(await response.text()).toContain('SANITY_WEBHOOK_SECRET')
  })

  test('a modified body is refused', async () => {
    const signature = await encodeSignatureHeader(BODY, NOON, SECRET)
    expect((await post({ body: BODY.replace('home', 'away'), signature })).status).toBe(401)
  })

  test.each([
    ['older than five minutes', -5 * MINUTE_MS - 1, 401],
    ['of five minutes ago', -5 * MINUTE_MS, 204],
    ['in five minutes', 5 * MINUTE_MS, 204],
    ['further ahead', 5 * MINUTE_MS + 1, 401],
  ])('a message %s', async (_when, offsetMs, status) => {
    expect((await post({ sentAt: NOON + offsetMs })).status).toBe(status)
  })

  test('the log gets one line a minute, with the reason and without the signature', async () => {
    for (let count = 0; count < 3; count += 1) await post({ secret: 'another-secret-0123456789' })
    expect(log.map(({ event }) => event)).toEqual(['webhook.refused'])
    expect(JSON.stringify(log)).not.toContain('v1=')
  })
})

describe('a repeated message', () => {
  test('is processed once, also under another idempotency key, which is not signed', async () => {
    await post({ key: 'a', sentAt: NOON })
    clock.pass(2_000)
    expect((await post({ key: 'b', sentAt: NOON })).status).toBe(204)
    clock.pass(2_000)
    expect(changes).toBe(1)
  })

  test('is recognized when Sanity signs its retry again', async () => {
    await post({ key: 'a' })
    clock.pass(MINUTE_MS)
    expect((await post({ key: 'a' })).status).toBe(204)
    clock.pass(2_000)
    expect(changes).toBe(1)
  })

  test('the memory of processed messages is bounded', async () => {
    await post({ key: 'first' })
    const messages = Array.from({ length: 1_000 }, (_, count) => `key ${count}`)
    for (const key of messages) await post({ key, body: JSON.stringify({ key }) })
    clock.pass(2_000)
    const before = changes
    await post({ key: 'first' })
    expect(changes).toBe(before + 1)
  })
})

test('a burst of messages causes one invalidation at its start and one after it', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await post({ key, body: JSON.stringify({ key }) })
  expect(changes).toBe(1)
  clock.pass(1_000)
  expect(changes).toBe(2)
  clock.pass(10_000)
  expect(changes).toBe(2)
})

test('too many messages, too large a body, and another method are refused', async () => {
  waitS = 7
  const limited = await post()
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
  waitS = 0
  expect((await post({ body: 'x'.repeat(1024 * 1024 + 1) })).status).toBe(413)
  const read = await fetch(address)
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  expect(changes).toBe(0)
})
