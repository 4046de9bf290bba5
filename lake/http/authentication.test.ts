import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { createCallerResolver } from './authentication.ts'
import { forwardedAddressHeaders } from './forwardedAddress.ts'

const TOKEN = 'the-token-of-the-lake-0123'

let nowMs: number
let callers: ReturnType<typeof createCallerResolver>
beforeEach(() => {
  nowMs = 0
  const users = { authenticate: () => null, authenticateKey: () => null }
  callers = createCallerResolver(TOKEN, { ...users, clock: { now: () => nowMs } }, 'http://x')
})

function requestWith(bearer: string, client?: string): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  const forwarded = client === undefined ? {} : forwardedAddressHeaders(TOKEN, client)
  Object.assign(req.headers, forwarded, { authorization: `Bearer ${bearer}` })
  return req
}

async function guess(count: number, client?: string) {
  for (let tries = 0; tries < count; tries += 1) {
    const wrong = callers.resolve(requestWith(`guess-${tries}`, client))
    await expect(wrong).rejects.toMatchObject({ status: 401 })
  }
}

test('a client has ten wrong bearer tokens, then one each half minute', async () => {
  await guess(10, 'a client')
  const valid = () => callers.resolve(requestWith(TOKEN, 'a client'))
  await expect(valid()).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '30' } })
  nowMs += 30_000
  expect(await valid()).toMatchObject({ kind: 'token' })
  await guess(1, 'a client')
  await expect(valid()).rejects.toMatchObject({ status: 429 })
})

test('wrong tokens that do not come through the website limit nothing', async () => {
  await guess(20)
  expect(await callers.resolve(requestWith(TOKEN))).toMatchObject({ kind: 'token' })
})

test('a request whose token is no longer valid is not authorized because of the limit', async () => {
  await guess(10, 'a client')
  expect(await callers.isStillAuthorized(requestWith('revoked', 'a client'))).toBe(false)
})
