import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LakeError } from '../core/errors.ts'
import { openDataset } from '../embeddedDataset.ts'
import { DEFAULT_LIMITS } from './lakeLimits.ts'
import { StreamHub } from './streams.ts'

/** A filter that compiles, and fails when the body of a document has more than 64 words. */
const FAILING = '*[title match body]'
const LONG = { _id: 'long', _type: 'page', title: 'Title', body: 'word '.repeat(65) }

let dataset: ReturnType<typeof openDataset>
let hub: StreamHub
let errors: unknown[]
beforeEach(() => {
  dataset = openDataset({ file: ':memory:' })
  errors = []
  hub = new StreamHub(dataset, DEFAULT_LIMITS, (error) => errors.push(error))
})
afterEach(() => {
  vi.restoreAllMocks()
  hub.close()
  dataset.close()
})

function open(
  query: string,
  search: Readonly<Record<string, string>> = {},
  lastEventId?: string,
  kind: 'listen' | 'live' = 'listen',
) {
  const chunks: string[] = []
  const stream = { chunks, isEnded: false, isCut: false, isReading: true }
  const user = { id: 'editor', name: 'Editor', role: 'administrator' } as const
  hub.open(
    {
      kind,
      search: new URLSearchParams({ query, ...search }),
      caller: { user, kind: 'token' },
      isStillAuthorized: () => Promise.resolve(true),
      lastEventId,
    },
    {
      write: (chunk) => {
        chunks.push(chunk)
      },
      end: () => {
        stream.isEnded = true
      },
      connection: {
        unreadBytes: () => (stream.isReading ? 0 : Buffer.byteLength(chunks.join(''))),
        destroy: () => {
          stream.isCut = true
        },
      },
    },
  )
  return stream
}

/** Lets the clock, and with it the processor time of this process, advance with each reading. */
function everyReadingTakesMs(stepMs: number, cpuMs = stepMs) {
  let readings = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    readings += 1
    return readings * stepMs
  })
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => {
    const user = readings * cpuMs * 1000
    return { user: user - (before?.user ?? 0), system: 0 }
  })
}

test('a listener whose filter fails on a document gets the error and ends; later ones get the event', async () => {
  const failing = open(FAILING)
  const other = open('*')
  dataset.transact([{ create: LONG }])
  await Promise.resolve()
  expect(failing.chunks.at(-1)).toMatch(/^event: channelError\n.*matchWordsMax/)
  expect(failing.isEnded).toBe(true)
  expect(other.chunks.at(-1)).toMatch(/^id: 1\.1\.1\nevent: mutation\n/)
  expect(other.isEnded).toBe(false)
  expect(hub.openCount()).toBe(1)
  expect(errors).toEqual([expect.any(LakeError)])
})

test('a listener whose filter fails on a change it missed gets the error and is not left open', async () => {
  dataset.transact([{ create: LONG }])
  await Promise.resolve()
  const resumed = open(FAILING, { enableResume: 'true' }, '0.0.0')
  expect(resumed.chunks).toEqual([expect.stringMatching(/^event: channelError\n.*matchWordsMax/)])
  expect(resumed.isEnded).toBe(true)
  expect(hub.openCount()).toBe(0)
})

test('a listener has one time for all documents of a transaction, and ends with an error after it', async () => {
  const create = (count: number) =>
    Array.from({ length: count }, () => ({ create: { _type: 'page' } }))
  const slow = open('*[_type == "page"]')
  everyReadingTakesMs(1)
  for (const mutations of [create(60), create(60)]) dataset.transact(mutations)
  await Promise.resolve()
  expect(slow.chunks.filter((chunk) => chunk.includes('event: mutation'))).toHaveLength(120)
  dataset.transact(create(200))
  await Promise.resolve()
  expect(slow.chunks.at(-1)).toMatch(/^event: channelError\n.*took longer than 100 ms/)
  expect(slow.isEnded).toBe(true)
})

test('a listener whose filter takes too long for the transactions it missed gets reset', async () => {
  const resumable = { enableResume: 'true' }
  for (let at = 0; at < 10; at += 1)
    dataset.transact(Array.from({ length: 60 }, () => ({ create: { _type: 'page' } })))
  await Promise.resolve()
  everyReadingTakesMs(1)
  const far = open('*[_type == "page"]', resumable, '0.0.0')
  expect(far.chunks).toEqual([expect.stringMatching(/^id: 10\.0\.0\nevent: reset\n/)])
  const near = open('*[_type == "page"]', resumable, '5.60.60')
  expect(near.chunks).toHaveLength(1 + 5 * 60)
  dataset.transact([{ create: { _type: 'page' } }])
  await Promise.resolve()
  for (const { chunks } of [far, near]) expect(chunks.at(-1)).toContain('event: mutation')
  expect(errors).toEqual([])
})

test('no listener is out of time while the machine runs other processes', async () => {
  const listeners = Array.from({ length: 30 }, () => open('*[_type == "page"]'))
  everyReadingTakesMs(200, 0)
  dataset.transact([{ create: { _type: 'page' } }])
  await Promise.resolve()
  for (const { chunks } of listeners) expect(chunks.at(-1)).toContain('event: mutation')
  expect(errors).toEqual([])
})

test('listeners beyond the total time of a transaction get goaway and end, and receive it when they resume', async () => {
  const resumable = { enableResume: 'true' }
  const slow = Array.from({ length: 30 }, () => open('*[_type == "page"]', resumable))
  const live = open('', {}, undefined, 'live')
  everyReadingTakesMs(1)
  const pages = Array.from({ length: 40 }, () => ({ create: { _type: 'page' } }))
  dataset.transact(pages)
  await Promise.resolve()
  const ended = slow.filter(({ isEnded }) => isEnded)
  expect(ended.length).toBeGreaterThan(0)
  expect(ended.length).toBeLessThan(slow.length)
  for (const { chunks } of ended) {
    expect(chunks.at(-1)).toMatch(/^event: goaway\ndata: \{"reason":"Too many listeners/)
    expect(chunks.join('')).not.toContain('event: mutation')
  }
  expect(live.chunks.at(-1), 'live events have no filter').toContain('event: message')
  expect(errors, 'it is reported once').toEqual([expect.any(LakeError)])
  expect(hub.openCount()).toBe(slow.length - ended.length + 1)

  const resumed = open('*[_type == "page"]', resumable, '0.0.0')
  expect(resumed.chunks.filter((chunk) => chunk.includes('event: mutation'))).toHaveLength(40)
})

test('events of one transaction exceed the bound of a user, who gets no more of them until cut streams are freed', async () => {
  const unreadBytesPerUserMax = 100_000
  hub.close()
  const limits = { ...DEFAULT_LIMITS, unreadBytesPerUserMax }
  hub = new StreamHub(dataset, limits, (error) => errors.push(error))
  const search = { includeResult: 'true', includeMutations: 'false' }
  const streams = Array.from({ length: 40 }, () => open('*', search))
  const live = open('', {}, undefined, 'live')
  for (const stream of streams) stream.isReading = false
  // Two bytes in UTF-8.
  const text = 'Ɛ'.repeat(10_000)
  const textBytes = Buffer.byteLength(text)
  const create = (_id: string) => dataset.transact([{ create: { _id, _type: 'page', text } }])
  create('first')
  await Promise.resolve()
  const written = streams.filter(({ chunks }) => chunks.join('').includes(text))
  expect(written.length * textBytes).toBeGreaterThan(unreadBytesPerUserMax)
  expect(written.length * textBytes).toBeLessThan(2.5 * unreadBytesPerUserMax)
  const remaining = streams.filter(({ isCut }) => !isCut)
  expect(remaining.length * textBytes).toBeLessThan(unreadBytesPerUserMax)
  expect(live.isCut).toBe(false)
  expect(live.chunks.at(-1)).toContain('event: message')

  await new Promise((resolve) => setImmediate(resolve))
  const again = open('*', search)
  create('second')
  await Promise.resolve()
  expect(again.chunks.at(-1)).toContain('"documentId":"second"')
})
