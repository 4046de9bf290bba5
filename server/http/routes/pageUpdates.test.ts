import { createServer, type Server } from 'node:http'
import express, { type RequestHandler } from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listenOnLoopback } from '../../../tests/listenOnLoopback.ts'
import { ManualClock } from '../../../tests/manualClock.ts'
import type { PageListener } from '../../pageUpdates/watchedPages.ts'
import { pageUpdates } from './pageUpdates.ts'

let server: Server
let origin: string
let updates: ReturnType<typeof pageUpdates>
let watching: { path: string; sinceMs: number; notify: PageListener }[]
let stopping: boolean
let clock: ManualClock
let streamErrors: Error[]

beforeEach(async () => {
  watching = []
  streamErrors = []
  stopping = false
  clock = new ManualClock(100_000)
  updates = pageUpdates({
    watchedPages: {
      watch(path, sinceMs, notify) {
        const one = { path, sinceMs, notify }
        watching.push(one)
        return () => void watching.splice(watching.indexOf(one), 1)
      },
    },
    pathIndex: { has: async (path) => path === '/careers', refresh: () => undefined },
    clientOf: () => 'one client',
    isStopping: () => stopping,
    clock,
    random: () => 0.5,
    limits: { streamsMax: 3, streamsPerClientMax: 2 },
  })
  const collectErrors: RequestHandler = (_, res, next) => {
    res.on('error', (error) => streamErrors.push(error))
    next()
  }
  server = createServer(express().use(collectErrors, updates.handler))
  origin = (await listenOnLoopback(server)).origin
})
afterEach(async () => {
  updates.close()
  await new Promise((resolve) => server.close(resolve))
})

async function open(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/page-updates?${query}`, { headers })
  const reader = response.body?.getReader()
  const read = async () => {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
    return done ? undefined : new TextDecoder().decode(value)
  }
  return { response, read, cancel: () => reader?.cancel() }
}

describe('the stream of page updates', () => {
  test('sends the reconnection time, then changes and heartbeats', async () => {
    const { response, read } = await open('path=%2Fcareers&age=5000')
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await read()).toBe('retry: 22500\nid: 94000\n:\n\n')
    expect(watching).toMatchObject([{ path: '/careers', sinceMs: 94_000 }])
    watching[0]?.notify(false, 100_000)
    expect(await read()).toBe('id: 100000\n:\n\n')
    watching[0]?.notify(true, 100_500)
    expect(await read()).toBe('id: 100500\ndata:\n\n')
    for (let beats = 0; beats < 2; beats++) {
      clock.pass(25_000)
      expect(await read()).toBe(':\n\n')
    }
    updates.close()
    expect(await read()).toBeUndefined()
    expect(watching).toEqual([])
  })

  test('resumes after the last seen event when a browser reconnects', async () => {
    await open('path=%2Fcareers&age=5000', { 'last-event-id': '77000' })
    expect(watching[0]?.sinceMs).toBe(77_000)
  })

  test.each([
    ['a week', 7 * 24 * 60 * 60 * 1000],
    ['an unknown age', Infinity],
  ])('reports the changes since a page of %s was received', async (_, age) => {
    const { read } = await open(`path=%2Fcareers&age=${age}`)
    expect(watching[0]?.sinceMs).toBe(100_000 - age - 1_000)
    const hasId = (await read())?.includes('id:')
    expect(hasId, 'an unknown age has no time').toBe(age !== Infinity)
  })

  test.each(['path=%2Fnowhere', 'path=', 'age=1'])('sends nothing for "%s"', async (query) => {
    expect((await open(query)).response.status).toBe(204)
  })

  test('refuses streams above the maximum per client without an error', async () => {
    const first = await open('path=%2Fcareers')
    await open('path=%2Fcareers')
    expect((await open('path=%2Fcareers')).response.status).toBe(204)
    await first.cancel()
    await expect.poll(() => watching.length).toBe(1)
    expect((await open('path=%2Fcareers')).response.status).toBe(200)
  })

  test('writes nothing to a stream that has ended but is not closed', async () => {
    const { read } = await open('path=%2Fcareers&age=5000')
    await read()
    const [watched] = watching
    updates.close()
    clock.pass(25_000)
    watched?.notify(true, 125_000)
    expect(await read()).toBeUndefined()
    expect(streamErrors).toEqual([])
  })

  test('makes a browser reconnect later while the process is stopping', async () => {
    stopping = true
    const { response, read } = await open('path=%2Fcareers&age=5000')
    expect(response.status).toBe(200)
    // Its age would be out of date by then.
    expect(await read()).toBe('retry: 22500\nid: 94000\n:\n\n')
    expect(await read()).toBeUndefined()
    expect(updates.openCount()).toBe(0)
  })
})
