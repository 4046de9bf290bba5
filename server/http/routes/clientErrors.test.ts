import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../../runtime/log.ts'
import { listenOnLoopback } from '../../../tests/listenOnLoopback.ts'
import { clientErrors } from './clientErrors.ts'

const REPORT = { path: '/contact-us', name: 'TypeError', message: 'x is not a function' }

let server: Server
let origin: string
let admitted = true
const logged: unknown[] = []

beforeAll(async () => {
  const log = createLog({
    write: (line) => logged.push(JSON.parse(line)),
    format: 'json',
    now: () => new Date(0),
  })
  server = createServer(express().use(clientErrors({ log, admit: () => admitted })))
  origin = (await listenOnLoopback(server)).origin
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  admitted = true
  logged.length = 0
})

async function post(body: string): Promise<number> {
  const { status } = await fetch(`${origin}/client-errors`, { method: 'POST', body })
  return status
}

test('a report is logged with its page, name and message', async () => {
  expect(await post(JSON.stringify(REPORT))).toBe(204)
  expect(logged).toEqual([
    { level: 'warn', time: '1970-01-01T00:00:00.000Z', event: 'page.failed.browser', ...REPORT },
  ])
})

test('a message is logged without control characters and truncated to 200', async () => {
  const message = `two\nlines\u202e${'x'.repeat(500)}`
  expect(await post(JSON.stringify({ ...REPORT, message }))).toBe(204)
  expect(logged).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^two lines x{190}$/) }),
  ])
})

test.each([
  ['no JSON', '{"path":'],
  ['another shape', '[]'],
  ['a path with a query', JSON.stringify({ ...REPORT, path: '/?email=ama@nsaa.example' })],
])('%s is answered with 400 and not logged', async (_what, body) => {
  expect(await post(body)).toBe(400)
  expect(logged).toEqual([])
})

test('a body over 2 KB is answered with 413', async () => {
  expect(await post(JSON.stringify({ ...REPORT, message: 'x'.repeat(3_000) }))).toBe(413)
  expect(logged).toEqual([])
})

test('a report beyond the rate limit is answered with 429', async () => {
  admitted = false
  expect(await post(JSON.stringify(REPORT))).toBe(429)
  expect(logged).toEqual([])
})
