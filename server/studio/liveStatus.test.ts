import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ContentReader } from '../../app/services.ts'
import { listenOnLoopback } from '../../tests/listenOnLoopback.ts'
import { ContentUnavailableError } from '../content/failures.ts'
import { studioLiveRoutes } from './liveStatus.ts'

let server: Server
let origin: string
let revisions: Record<string, string>
let looks: number
let updates: string[]
/** Whether the page still lacks a change after an update. */
let isOutdated: () => boolean
let clockMs: number
/** Undefined while the lake that stores sessions restarts. */
let isSignedIn: boolean | undefined
let stopping: boolean
let waitS: number
let isContentUnavailable: boolean
/** Runs between two reads of the reader. */
let betweenReads: () => void
/** While it is set, waits continue when the test runs these. */
let heldTimers: (() => void)[] | undefined

beforeEach(async () => {
  revisions = { known: 'one' }
  looks = 0
  updates = []
  isOutdated = () => false
  clockMs = 0
  isSignedIn = true
  stopping = false
  waitS = 0
  isContentUnavailable = false
  betweenReads = () => {}
  heldTimers = undefined
  const content: Pick<ContentReader, 'read'> = {
    async read(_query, params) {
      looks += 1
      if (isContentUnavailable) throw new ContentUnavailableError('The lake is unreachable')
      const _rev = revisions[String(params?.id)]
      const data = _rev === undefined ? null : { _rev, path: `/${params?.id}` }
      return { data, tags: [] } as never
    },
  }
  const routes = studioLiveRoutes({
    content,
    async updatePage(path) {
      updates.push(path)
      return !isOutdated()
    },
    async isSignedIn() {
      if (isSignedIn === undefined) throw new Error('The Content Lake is starting')
      return isSignedIn
    },
    limit: () => waitS,
    isStopping: () => stopping,
    clock: {
      now: () => clockMs,
      date: () => Date.UTC(2026, 10, 21, 14, 32, 5),
      schedule(run, delayMs) {
        clockMs += delayMs
        betweenReads()
        if (heldTimers) heldTimers.push(run)
        else run()
        return () => undefined
      },
    },
  })
  server = createServer(express().use('/studio', routes))
  origin = (await listenOnLoopback(server)).origin
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const ask = async (question: string) => {
  const response = await fetch(`${origin}/studio/live?${question}`)
  return { status: response.status, headers: response.headers, said: await response.json() }
}
const AT = '2026-11-21T14:32:05.000Z'

describe('the live status', () => {
  test('responds without waiting if no revision is given', async () => {
    const known = await ask('id=known')
    expect(known.said).toEqual({ live: true, revision: 'one', at: AT })
    expect(known.headers.get('cache-control')).toBe('no-store')
    expect((await ask('id=unknown')).said).toEqual({ live: true, revision: null, at: AT })
  })

  test('waits until the reader returns the revision', async () => {
    betweenReads = () => {
      if (looks === 3) revisions.known = 'two'
    }
    expect((await ask('id=known&revision=two')).said).toEqual({
      live: true,
      revision: 'two',
      at: AT,
    })
    expect(looks).toBe(4)
  })

  test('updates the page of the document, and waits until it shows every change', async () => {
    revisions.known = 'two'
    isOutdated = () => updates.length < 3
    expect((await ask('id=known&revision=two')).said).toMatchObject({ live: true })
    expect(updates).toEqual(['/known', '/known', '/known'])
  })

  test('is not live while the page of the document lacks a change', async () => {
    isOutdated = () => true
    expect((await ask('id=known&revision=one')).said).toMatchObject({
      live: false,
      revision: 'one',
    })
    expect(updates.length, 'a page that fails is rendered once a second').toBeLessThan(10)
  })

  test('waits until the reader returns no document', async () => {
    betweenReads = () => {
      revisions = {}
    }
    expect((await ask('id=known&revision=none')).said).toMatchObject({ live: true, revision: null })
  })

  test('responds with the current state after a bounded wait', async () => {
    expect((await ask('id=known&revision=two')).said).toMatchObject({
      live: false,
      revision: 'one',
    })
    expect(clockMs).toBeLessThanOrEqual(8_040)
  })

  test('ends its wait when the process stops', async () => {
    betweenReads = () => {
      stopping = true
    }
    expect((await ask('id=known&revision=two')).said).toMatchObject({ live: false })
    expect(looks).toBe(2)
  })

  test.each(['', 'id=', 'id=a%20b', 'id=known&revision=%3Cb%3E', `id=${'x'.repeat(200)}`])(
    'refuses the query "%s"',
    async (question) => {
      expect((await ask(question)).status).toBe(400)
      expect(looks).toBe(0)
    },
  )

  test('responds 503 while content is unavailable', async () => {
    isContentUnavailable = true
    const response = await ask('id=known')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(response.said).toEqual({ message: 'The Content Lake can’t be reached.' })
  })

  test('responds 503 while the lake that stores sessions restarts', async () => {
    isSignedIn = undefined
    const response = await ask('id=known')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
  })

  test('responds 503 to the 51st simultaneous wait, and accepts requests once the others end', async () => {
    const timers: (() => void)[] = []
    heldTimers = timers
    const statuses: number[] = []
    const waits = Array.from({ length: 51 }, async () => {
      statuses.push((await ask('id=known&revision=two')).status)
    })
    await expect.poll(() => timers.length + statuses.length).toBe(51)
    expect(statuses).toEqual([503])
    heldTimers = undefined
    for (const run of timers) run()
    await Promise.all(waits)
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect((await ask('id=known')).status).toBe(200)
  })

  test('refuses requests without a session, and above the rate limit', async () => {
    isSignedIn = false
    expect((await ask('id=known')).status).toBe(401)
    isSignedIn = true
    waitS = 3
    const limited = await ask('id=known')
    expect(limited.status).toBe(429)
    expect(limited.headers.get('retry-after')).toBe('3')
    expect(looks).toBe(0)
  })
})
