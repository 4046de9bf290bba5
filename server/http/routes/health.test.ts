import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listenOnLoopback } from '../../../tests/listenOnLoopback.ts'
import { healthRoutes, logReadiness, type ReadinessReport } from './health.ts'

const REPORT = {
  content: 'fresh',
  submissions: { queued: 2, parked: 1, suspect: 0, delivered: 7, unknown: 0 },
  unconfigured: ['Contact message'],
}

test('the log gets one line when readiness is lost, and one when it is restored', async () => {
  const events: string[] = []
  let ready = false
  const note = (event: string) => void events.push(event)
  const check = logReadiness(
    async () => {
      if (!ready) throw new Error('disk full')
      return REPORT
    },
    { info: note, error: note },
  )
  await expect(check()).rejects.toThrow('disk full')
  expect(events).toEqual(['readiness.lost'])
  await expect(check()).rejects.toThrow('disk full')
  ready = true
  expect(await check()).toEqual(REPORT)
  await check()
  expect(events).toEqual(['readiness.lost', 'readiness.regained'])
})

describe('health', () => {
  let server: Server
  let origin: string
  let ready: () => Promise<ReadinessReport>
  let content: () => Promise<string>
  let stopping: boolean

  beforeEach(async () => {
    ready = async () => REPORT
    content = async () => 'fresh'
    stopping = false
    server = createServer(
      express().use(
        healthRoutes(
          () => ready(),
          () => content(),
          () => stopping,
        ),
      ),
    )
    origin = (await listenOnLoopback(server)).origin
  })
  afterEach(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const get = (path: string) => fetch(origin + path)

  test('/healthz returns 200 while the process runs', async () => {
    const response = await get('/healthz')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('/readyz is 200 with the report while the check succeeds, and 503 with the reason while it fails', async () => {
    const ready200 = await get('/readyz')
    expect(ready200.status).toBe(200)
    expect(await ready200.json()).toEqual({ status: 'ready', ...REPORT })
    ready = () => Promise.reject(new Error('the store is read-only'))
    const response = await get('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'not ready', reason: 'the store is read-only' })
  })

  test('/readyz fails while the process stops', async () => {
    stopping = true
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/readyz/pages')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
  })

  test('/readyz/pages stays 200 while messages can’t be stored', async () => {
    ready = () => Promise.reject(new Error('the store is read-only'))
    const response = await get('/readyz/pages')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ status: 'serving' })
  })

  test('/readyz/pages fails until there is content, and stays 200 after that', async () => {
    content = () => Promise.reject(new Error('The Content Lake is unreachable'))
    const response = await get('/readyz/pages')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      status: 'not ready',
      reason: 'The Content Lake is unreachable',
    })
    const lost = content
    content = async () => 'fresh'
    expect((await get('/readyz/pages')).status).toBe(200)
    content = lost
    expect((await get('/readyz/pages')).status).toBe(200)
  })
})
