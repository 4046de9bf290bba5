import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ManualClock } from '../../tests/manualClock.ts'
import { healthRoutes } from '../http/routes/health.ts'
import { readinessOf } from './requestHandlers.ts'

const NONE = { newsletter: 0, contact: 0, demo: 0, vasDemo: 0 }
const COUNTS = {
  known: { queued: { ...NONE, demo: 3 }, parked: NONE, suspect: NONE, delivered: NONE },
  unknown: 0,
}

let server: Server
let origin: string
let clock: ManualClock
let counted: number
let failure: Error | undefined
let requested: number
let release: () => void
let released: Promise<void>

beforeEach(async () => {
  clock = new ManualClock()
  counted = 0
  failure = undefined
  requested = 0
  released = new Promise((resolve) => {
    release = resolve
  })
  const submissions = {
    unconfigured: [],
    async checkWritable() {
      if (failure) throw failure
    },
    async counts() {
      counted += 1
      await released
      return COUNTS
    },
  }
  const content = { state: async () => 'fresh' }
  const check = readinessOf({ lake: undefined, content, submissions }, () => clock.now())
  server = createServer(express().use(healthRoutes({ check }, () => false)))
  server.on('request', () => {
    requested += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  origin = `http://127.0.0.1:${address.port}`
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const statusesOf = async (requests: number) => {
  const responses = Array.from({ length: requests }, () => fetch(`${origin}/readyz`))
  return new Set((await Promise.all(responses)).map(({ status }) => status))
}

test('/readyz counts the submissions once for 100 simultaneous requests, and again for a later one', async () => {
  const statuses = statusesOf(100)
  await expect.poll(() => requested).toBe(100)
  release()
  expect(await statuses).toEqual(new Set([200]))
  expect(counted).toBe(1)
  await statusesOf(1)
  expect(counted).toBe(2)
})

test('/readyz reports a failure when the cached check has expired, and its end immediately', async () => {
  release()
  expect(await statusesOf(1)).toEqual(new Set([200]))
  failure = new Error('disk full')
  clock.pass(500)
  expect(await statusesOf(10)).toEqual(new Set([503]))
  failure = undefined
  expect(await statusesOf(1)).toEqual(new Set([200]))
})
