import { readdir } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { SanityImageAssetDocument } from '@sanity/client'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StartedLake, startLake } from './startLake.ts'

/** The slowest rendition that an anonymous visitor can request. */
const SLOW = 'w=8192&h=8192&fit=scale&sharp=100&sat=50&invert=true&flip=hv&or=90&fm=webp&blur='

let started: StartedLake
let photo: SanityImageAssetDocument
/** Requests for renditions that have reached the queue. */
let queued: IncomingMessage[]
/** Resolves when so many have. */
let whenQueued: (count: number) => Promise<void>
beforeEach(async () => {
  queued = []
  const waiting: (() => void)[] = []
  started = await startLake({
    clientAddress(req) {
      if (req.url?.includes('?w=')) queued.push(req)
      for (const check of waiting) check()
      return String(req.headers['x-test-client'])
    },
  })
  whenQueued = (count) =>
    new Promise((resolve) => {
      const check = () => {
        if (queued.length >= count) resolve()
      }
      waiting.push(check)
      check()
    })
  photo = await started.client().assets.upload('image', await picture('#cc3333'))
})
afterEach(() => started.stop())

const picture = (background: string) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()

function get(query: string, client: string) {
  const request = httpRequest(`${photo.url}?${query}`, { headers: { 'x-test-client': client } })
  const status = new Promise<number | undefined>((resolve) => {
    request.on('error', () => resolve(undefined))
    request.on('response', (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    )
  })
  request.end()
  return { request, status }
}

test('the image queue serves other clients and uploads first while one waits for slow renditions', async () => {
  const finished: string[] = []
  const slow = Array.from({ length: 6 }, async (_, n) => {
    await get(`${SLOW}${2000 - n}`, 'greedy').status
    finished.push('slow')
  })
  await whenQueued(6)
  const others = [
    get('w=65&fm=webp', 'other').status.then((status) => finished.push(`other ${status}`)),
    picture('#33cc33')
      .then((bytes) => started.client().assets.upload('image', bytes))
      .then(() => finished.push('upload')),
  ]
  await Promise.all(others)
  expect(finished.filter((each) => each === 'slow').length).toBeLessThanOrEqual(2)
  expect(finished).toEqual(expect.arrayContaining(['other 200', 'upload']))
  for (const req of queued) req.socket.destroy()
  await Promise.all(slow)
})

test('the image queue does not render what disconnected clients waited for', async () => {
  const requests = Array.from({ length: 6 }, (_, n) => get(`${SLOW}${2000 - n}`, 'impatient'))
  await whenQueued(6)
  const closed = queued.map((req) => new Promise((resolve) => req.socket.once('close', resolve)))
  for (const { request } of requests) request.destroy()
  await Promise.all(closed)
  expect(await get('w=65&fm=webp', 'impatient').status).toBe(200)
  // One was being rendered already, and its file may not be written yet.
  const renditions = await readdir(join(started.dataDir, 'lake', 'renditions'))
  expect(renditions.length).toBeLessThanOrEqual(2)
})
