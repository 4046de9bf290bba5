import { rm } from 'node:fs/promises'
import type {
  ListenEvent,
  LiveEvent,
  MutationEvent,
  SanityClient,
  WelcomeEvent,
} from '@sanity/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../site/freePort.ts'
import { readEvents } from './readEvents.ts'
import { type StartedLake, startLake, TEST_TOKEN } from './startLake.ts'

const LISTEN = '/v2025-02-19/data/listen/production'
const LIVE = '/v2025-02-19/data/live/events/production'

describe('listen', () => {
  let started: StartedLake
  let client: SanityClient

  beforeEach(async () => {
    started = await startLake()
    client = started.client()
  })
  afterEach(() => started.stop())

  test('reports every change of matching documents, before or after', async () => {
    const events: (WelcomeEvent | MutationEvent)[] = []
    const subscription = client
      .listen(
        '*[_type == "post" && live == $live]',
        { live: true },
        { events: ['welcome', 'mutation'], includePreviousRevision: true },
      )
      .subscribe((event) => events.push(event))
    await expect.poll(() => events).toHaveLength(1)
    await client.create({ _id: 'a', _type: 'post', live: true, n: 1 })
    await client.create({ _id: 'other', _type: 'note', live: true })
    await client.patch('a').set({ n: 2 }).commit()
    await client.patch('a').set({ live: false }).commit()
    await client.patch('a').set({ n: 3 }).commit()
    await expect.poll(() => events.length).toBeGreaterThanOrEqual(4)
    subscription.unsubscribe()

    const mutations = events.flatMap((event) => (event.type === 'mutation' ? [event] : []))
    expect(mutations.map((event) => event.transition)).toEqual(['appear', 'update', 'disappear'])
    const [appear, update] = mutations
    expect(appear?.result).toMatchObject({ _id: 'a', n: 1 })
    expect(appear?.previousRev).toBeUndefined()
    expect(update).toMatchObject({
      documentId: 'a',
      previous: { n: 1 },
      result: { n: 2 },
      previousRev: appear?.resultRev,
      resultRev: update?.transactionId,
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
      identity: 'lake-token',
      eventId: `${update?.transactionId}#a`,
    })
    expect(update?.mutations).toHaveLength(1)
  })

  test('omits what was not requested and adds effects', async () => {
    const response = await started.request(
      `${LISTEN}?query=*&includeResult=false&includeMutations=false&effectFormat=mendoza&visibility=query`,
    )
    const events = readEvents(response)
    expect((await events.next()).event).toBe('welcome')
    await client.create({ _id: 'a', _type: 'post' })
    const { data } = await events.next()
    expect(data).not.toHaveProperty('result')
    expect(data).not.toHaveProperty('mutations')
    expect(data).toMatchObject({ visibility: 'query', effects: { revert: [0, null] } })
    await events.close()
  })

  test('counts the events of a transaction and omits versions by default', async () => {
    const plain = readEvents(await started.request(`${LISTEN}?query=*`))
    const all = readEvents(await started.request(`${LISTEN}?query=*&includeAllVersions=true`))
    await Promise.all([plain.next(), all.next()])
    await client
      .transaction()
      .create({ _id: 'one', _type: 'x' })
      .create({ _id: 'drafts.one', _type: 'x' })
      .create({ _id: 'versions.r1.one', _type: 'x' })
      .commit()
    expect((await plain.next()).data).toMatchObject({ transactionTotalEvents: 2 })
    expect((await all.next()).data).toMatchObject({ transactionTotalEvents: 3 })
    await Promise.all([plain.close(), all.close()])
  })

  test('resumes after the last event, in the middle of a transaction too', async () => {
    const path = `${LISTEN}?query=*&enableResume=true`
    const first = readEvents(await started.request(path))
    const welcome = await first.next()
    await client
      .transaction()
      .create({ _id: 'one', _type: 'x' })
      .create({ _id: 'two', _type: 'x' })
      .commit()
    const seen = await first.next()
    await first.close()
    await client.create({ _id: 'three', _type: 'x' })

    const resume = async (id: string | undefined) => {
      const headers = { 'last-event-id': id ?? '' }
      return readEvents(await started.request(path, { headers }))
    }
    const second = await resume(seen.id)
    expect((await second.next()).event).toBe('welcomeback')
    expect((await second.next()).data).toMatchObject({ documentId: 'two' })
    expect((await second.next()).data).toMatchObject({ documentId: 'three' })
    await second.close()

    const third = await resume(welcome.id)
    expect((await third.next()).event).toBe('welcomeback')
    expect((await third.next()).data).toMatchObject({ documentId: 'one' })
    await third.close()

    const unknown = await resume('999999999.1.1')
    expect((await unknown.next()).event).toBe('reset')
    await unknown.close()
    const nonsense = await resume('nonsense')
    expect((await nonsense.next()).event).toBe('welcome')
    await nonsense.close()
  })

  test('resumes after a restart with what was missed before it, from the history', async () => {
    const path = `${LISTEN}?query=*[_type=="x"]&enableResume=true&effectFormat=mendoza&includePreviousRevision=true`
    const own = await startLake()
    const writer = own.client()
    await writer.create({ _id: 'three', _type: 'x', n: 0 })
    const uninterrupted = readEvents(await own.request(path))
    const { id: welcomeId } = await uninterrupted.next()
    await writer
      .transaction()
      .create({ _id: 'two', _type: 'x' })
      .create({ _id: 'one', _type: 'x' })
      .create({ _id: 'other', _type: 'y' })
      .patch('three', (patch) => patch.inc({ n: 1 }))
      .commit()
    await writer.patch('one').set({ title: 'One' }).commit()
    await writer.delete('two')
    const seen: unknown[] = []
    const ids: (string | undefined)[] = [welcomeId]
    for (let n = 0; n < 5; n += 1) {
      const event = await uninterrupted.next()
      seen.push(event)
      ids.push(event.id)
    }
    await uninterrupted.close()
    await own.stop({ keepData: true })
    const again = await startLake({ dataDir: own.dataDir })
    for (const [at, id] of ids.entries()) {
      const headers = { 'last-event-id': id ?? '' }
      const resumed = readEvents(await again.request(path, { headers }))
      expect((await resumed.next()).event).toBe('welcomeback')
      for (const event of seen.slice(at)) expect(await resumed.next()).toEqual(event)
      await resumed.close()
    }
    await again.stop({ keepData: true })

    for (const limits of [{ resumeChangesMax: 5 }, { resumeSizeMax: 500 }]) {
      const small = await startLake({ dataDir: own.dataDir, limits })
      const headers = { 'last-event-id': welcomeId ?? '' }
      const refused = readEvents(await small.request(path, { headers }))
      expect([limits, (await refused.next()).event]).toEqual([limits, 'reset'])
      await refused.close()
      await small.stop({ keepData: true })
    }
    await rm(own.dataDir, { recursive: true })
  })

  test('reports an invalid filter in the channel', async () => {
    const failure = await new Promise<unknown>((resolve) =>
      client.listen('*[_type ==').subscribe({ error: resolve }),
    )
    expect(failure).toMatchObject({ name: 'ChannelError' })
    expect(String(failure)).toContain('parse error')
  })

  test('the real client reconnects after a restart and misses nothing', async () => {
    const port = await freePort()
    const own = await startLake({ port })
    const before = own.client()
    await before.create({ _id: 'a', _type: 'x', n: 0 })
    const events: ListenEvent[] = []
    const subscription = before
      .listen(
        '*[_type == "x"]',
        {},
        {
          events: ['welcome', 'welcomeback', 'reset', 'reconnect', 'mutation'],
          enableResume: true,
        },
      )
      .subscribe((event) => void events.push(event))
    const types = () => events.map(({ type }) => type)
    await expect.poll(types).toContain('welcome')
    await own.stop({ keepData: true })
    const again = await startLake({ dataDir: own.dataDir, port })
    await expect.poll(types).toContain('welcomeback')
    await again.client().patch('a').set({ n: 1 }).commit()
    await expect.poll(types).toContain('mutation')
    subscription.unsubscribe()
    await again.stop()
  })
})

describe('live events', () => {
  let started: StartedLake
  let client: SanityClient

  beforeEach(async () => {
    started = await startLake()
    client = started.client()
    await client.create({ _id: 'faq-1', _type: 'faqItem', question: 'Why?' })
    await client.create({ _id: 'job-1', _type: 'jobPosition', title: 'Engineer' })
  })
  afterEach(() => started.stop())

  const tagsOf = async (groq: string) => {
    const { syncTags } = await client.fetch(groq, {}, { filterResponse: false })
    return syncTags ?? []
  }

  test('contain sync tags, so that other queries remain fresh', async () => {
    const faqTags = await tagsOf('*[_type == "faqItem"]{question}')
    const jobTags = await tagsOf('*[_type == "jobPosition"]{title}')
    expect(faqTags.length).toBeGreaterThan(0)
    const events: LiveEvent[] = []
    const subscription = started
      .client({ anonymous: true, headers: { Authorization: `Bearer ${TEST_TOKEN}` } })
      .live.events()
      .subscribe((event) => events.push(event))
    await expect.poll(() => events).toHaveLength(1)
    await client.patch('faq-1').set({ question: 'How?' }).commit()
    await expect.poll(() => events).toHaveLength(2)
    subscription.unsubscribe()
    expect(events.map(({ type }) => type)).toEqual(['welcome', 'message'])
    const message = events[1]
    const tags = message?.type === 'message' ? message.tags : []
    expect(tags.some((tag) => faqTags.includes(tag))).toBe(true)
    expect(tags.some((tag) => jobTags.includes(tag))).toBe(false)
    expect(message && 'id' in message && message.id).toBeTruthy()
  })

  test('reports changes of drafts only with includeDrafts', async () => {
    const open = readEvents(await started.request(LIVE))
    const drafts = readEvents(await started.request(`${LIVE}?includeDrafts=true`))
    await Promise.all([open.next(), drafts.next()])
    await client.create({ _id: 'drafts.faq-2', _type: 'faqItem' })
    await client.create({ _id: 'faq-3', _type: 'faqItem' })
    const [forAll, forDrafts] = await Promise.all([open.next(), drafts.next()])
    expect(Number(forAll.id)).toBe(Number(forDrafts.id) + 1)
    await Promise.all([open.close(), drafts.close()])
  })

  test('resumes by last-event-id, or sends restart', async () => {
    const first = readEvents(await started.request(LIVE))
    const welcome = await first.next()
    await first.close()
    await client.create({ _id: 'faq-4', _type: 'faqItem' })
    await client.create({ _id: 'faq-5', _type: 'faqItem' })

    const resume = async (id: string) =>
      readEvents(await started.request(LIVE, { headers: { 'last-event-id': id } }))
    const resumed = await resume(welcome.id ?? '')
    expect((await resumed.next()).event).toBe('welcome')
    expect((await resumed.next()).event).toBe('message')
    expect((await resumed.next()).event).toBe('message')
    await resumed.close()
    for (const lost of ['99999999', 'abc']) {
      const restarted = await resume(lost)
      expect((await restarted.next()).event).toBe('welcome')
      expect((await restarted.next()).event).toBe('restart')
      await restarted.close()
    }
  })

  test('drops old transactions, and sends restart for them', async () => {
    const small = await startLake({ limits: { resumeTransactionsMax: 2 } })
    const writer = small.client()
    for (let i = 0; i < 5; i += 1) await writer.create({ _type: 'x' })
    const resume = async (id: string) =>
      readEvents(await small.request(LIVE, { headers: { 'last-event-id': id } }))
    const near = await resume('3')
    expect([(await near.next()).event, (await near.next()).event]).toEqual(['welcome', 'message'])
    await near.close()
    const far = await resume('1')
    expect([(await far.next()).event, (await far.next()).event]).toEqual(['welcome', 'restart'])
    await far.close()
    await small.stop()
  })

  test('sends keep-alive comments', async () => {
    const quick = await startLake({ limits: { keepAliveMs: 20 } })
    const response = await quick.request(LIVE)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const readOn = async () => {
      text += (await reader?.read())?.value ?? ''
      return text
    }
    await expect.poll(readOn).toContain(': keep-alive')
    await reader?.cancel()
    await quick.stop()
  })

  test('closing the lake ends open streams', async () => {
    const closing = await startLake()
    const response = await closing.request(LIVE)
    const body = response.text()
    await closing.stop()
    expect(await body).toContain('event: welcome')
  })
})
