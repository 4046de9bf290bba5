import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { startLake, TEST_TOKEN } from './startLake.ts'
import { startLakeWithUsers } from './startLakeWithUsers.ts'

const PIECE = 'x'.repeat(500_000)
/** More than any system buffers for a client that does not read. */
const PIECES_MAX = 1_000

test('the stream of a client that does not read is closed, and others continue', async () => {
  const started = await startLake({ limits: { streamBacklogBytesMax: 300_000 } })
  onTestFinished(() => started.stop())
  const path = '/lake/v2025-02-19/data/listen/production?query=*&includeResult=true'
  const socket = connect(Number(new URL(started.origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: lake\r\nAuthorization: Bearer ${TEST_TOKEN}\r\n\r\n`)
  let receivedBytes = 0
  await new Promise<void>((resolve) => socket.once('readable', resolve))
  let pieces = 0
  while (started.lake.stats().streams > 0 && pieces < PIECES_MAX) {
    const piece = { _id: `piece-${pieces % 10}`, _type: 'piece', text: `${pieces}${PIECE}` }
    started.lake.dataset.transact([{ createOrReplace: piece }])
    pieces += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  socket.on('data', (chunk) => (receivedBytes += chunk.length))
  await closed
  expect(receivedBytes).toBeLessThan(pieces * PIECE.length)
  expect((await started.request('/v1/ping')).status).toBe(200)
})

type OpenUnread = (origin: string, key: string) => Promise<() => void>
const LISTEN = '/v2025-02-19/data/listen/production?query=*&includeResult=true'

const openUnreadResponse: OpenUnread = async (origin, key) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET /lake${LISTEN} HTTP/1.1\r\nHost: lake\r\nAuthorization: Bearer ${key}\r\n\r\n`)
  await new Promise<void>((resolve) => socket.once('readable', resolve))
  return () => socket.destroy()
}

const openUnreadSocket: OpenUnread = async (origin, key) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/lake/streams`, {
    headers: { authorization: `Bearer ${key}` },
  })
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => socket.once('open', resolve))
  for (const id of ['1', '2']) socket.send(JSON.stringify({ op: 'open', id, url: LISTEN }))
  await new Promise<void>((resolve) => socket.once('message', () => resolve()))
  socket.pause()
  return () => socket.terminate()
}

test.for<[string, OpenUnread]>([
  ['responses', openUnreadResponse],
  ['sockets', openUnreadSocket],
])(
  'event streams over %s that one user does not read are closed together, and others continue',
  async ([, openUnread]) => {
    const started = await startLakeWithUsers({
      limits: { unreadBytesPerUserMax: 2_000_000, streamBacklogBytesMax: 1_000_000_000 },
    })
    onTestFinished(() => started.stop())
    const { lake, origin } = started
    const slow = started.add('Esi Owusu', 'editor')
    const readers = await Promise.all(
      [slow, started.add('Kofi Boateng', 'editor')].map((key) =>
        started.request(LISTEN, { headers: { authorization: `Bearer ${key}` } }),
      ),
    )
    const closings = await Promise.all(Array.from({ length: 8 }, () => openUnread(origin, slow)))
    let pieces = 0
    const read = readers.map(async ({ body }) => {
      let text = ''
      for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text = `${text}${chunk}`.slice(-1_000)
        if (text.includes('"documentId":"last"')) return 'last'
      }
      return 'closed'
    })
    while (lake.stats().streams > readers.length + 6 && pieces < PIECES_MAX) {
      const text = PIECE.slice(-40_000)
      const piece = { _id: `piece-${pieces % 10}`, _type: 'piece', text: `${pieces}${text}` }
      lake.dataset.transact([{ createOrReplace: piece }])
      pieces += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(lake.stats().streams).toBeLessThanOrEqual(readers.length + 6)
    lake.dataset.transact([{ create: { _id: 'last', _type: 'piece' } }])
    expect(await Promise.all(read)).toEqual(['last', 'last'])
    for (const close of closings) close()
  },
)

test('the unread events of a stream are counted in bytes', async () => {
  const started = await startLake({ limits: { streamBacklogBytesMax: 12_000_000 } })
  onTestFinished(() => started.stop())
  const close = await openUnreadResponse(started.origin, TEST_TOKEN)
  onTestFinished(close)
  // The event has it twice: 18 MB, more than any system buffers, but six million characters.
  const text = 'ẞ'.repeat(3_000_000)
  started.lake.dataset.transact([{ create: { _id: 'piece', _type: 'piece', text } }])
  await expect.poll(() => started.lake.stats().streams).toBe(0)
})

test('sockets of one user are bounded, and those without a token are refused', async () => {
  const started = await startLakeWithUsers({ limits: { socketsPerUserMax: 2 } })
  onTestFinished(() => started.stop())
  const open = (headers: Record<string, string>) =>
    new Promise<WebSocket | string>((resolve) => {
      const socket = new WebSocket(`${started.origin.replace('http', 'ws')}/lake/streams`, {
        headers,
      })
      socket.once('open', () => resolve(socket))
      socket.once('error', (error) => resolve(error.message))
    })
  const member = { authorization: `Bearer ${TEST_TOKEN}` }
  expect(await open({})).toContain('401')
  expect(await open(member)).toBeInstanceOf(WebSocket)
  expect(await open(member)).toBeInstanceOf(WebSocket)
  expect(await open(member)).toContain('429')
  const another = { authorization: `Bearer ${started.add('Esi Owusu', 'editor')}` }
  expect(await open(another)).toBeInstanceOf(WebSocket)
})

test('results that a user does not read are bounded, and those of others are not', async () => {
  const started = await startLakeWithUsers({ limits: { unreadBytesPerUserMax: 1_000_000 } })
  onTestFinished(() => started.stop())
  const key = started.add('Esi Owusu', 'editor')
  const member = { authorization: `Bearer ${key}` }
  const query = '/v2025-02-19/data/query/production?query='
  const text = 'x'.repeat(100_000)
  started.lake.dataset.transact([{ create: { _id: 'page', _type: 'page', text } }])
  const large = `${query}${encodeURIComponent(`[${Array(300).fill('*').join()}]`)}`
  const socket = connect(Number(new URL(started.origin).port), '127.0.0.1')
  socket.write(`GET /lake${large} HTTP/1.1\r\nHost: lake\r\nAuthorization: Bearer ${key}\r\n\r\n`)
  await new Promise<void>((resolve) => socket.once('readable', resolve))
  const refused = await started.request(`${query}1`, { headers: member })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  const written = await started.request('/v2025-02-19/data/mutate/production', {
    method: 'POST',
    headers: member,
    body: JSON.stringify({ mutations: [{ delete: { id: 'page' } }] }),
  })
  expect(written.status).toBe(503)
  expect(started.lake.dataset.getDocuments(['page']).documents).toHaveLength(1)
  expect((await started.request(`${query}1`)).status).toBe(200)
  socket.destroy()
  const status = async () => (await started.request(`${query}1`, { headers: member })).status
  await expect.poll(status).toBe(200)
})

test('lines of the history that a user does not read count as unread results', async () => {
  const started = await startLake({ limits: { unreadBytesPerUserMax: 1_000_000 } })
  onTestFinished(() => started.stop())
  const { dataset } = started.lake
  const large = 'x'.repeat(3_000_000)
  const pages = Array.from({ length: 8 }, (_, n) => ({ _id: `page-${n}`, _type: 'page', large }))
  dataset.transact(pages.map((create) => ({ create })))
  const ids = pages.map(({ _id }) => _id).join()
  const path = `/v2025-02-19/data/history/production/transactions/${ids}?effectFormat=mendoza`
  const socket = connect(Number(new URL(started.origin).port), '127.0.0.1')
  const head = `GET /lake${path} HTTP/1.1\r\nHost: lake\r\nAuthorization: Bearer ${TEST_TOKEN}\r\n\r\n`
  socket.write(head)
  await new Promise<void>((resolve) => socket.once('readable', resolve))
  expect((await started.request(path)).status).toBe(503)
  expect((await started.request('/v2025-02-19/data/export/production')).status).toBe(503)
  socket.destroy()
  await expect.poll(async () => (await started.request(path)).status).toBe(200)
})

test('an export that has begun is sent to its end although its user has other unread results', async () => {
  const started = await startLake({ limits: { unreadBytesPerUserMax: 3_000_000 } })
  onTestFinished(() => started.stop())
  const large = 'x'.repeat(200_000)
  const pages = Array.from({ length: 100 }, (_, n) => ({
    _id: `page-${100 + n}`,
    _type: 'page',
    large,
  }))
  started.lake.dataset.transact(pages.map((create) => ({ create })))
  const path = '/v2025-02-19/data/export/production'
  const running = await started.request(path)
  const socket = connect(Number(new URL(started.origin).port), '127.0.0.1')
  const query = '/lake/v2025-02-19/data/query/production?query=*'
  const authorization = `Authorization: Bearer ${TEST_TOKEN}`
  socket.write(`GET ${query} HTTP/1.1\r\nHost: lake\r\n${authorization}\r\n\r\n`)
  await new Promise<void>((resolve) => socket.once('readable', resolve))
  expect((await started.request(path)).status).toBe(503)
  const lines = (await running.text()).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line)._id)).toEqual(pages.map(({ _id }) => _id))
  socket.destroy()
})
