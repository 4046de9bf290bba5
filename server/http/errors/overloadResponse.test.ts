import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOnLoopback } from '../../../tests/listenOnLoopback.ts'
import { OverloadError } from '../../overload/admission.ts'
import { errorHandler } from './errorHandler.ts'

let server: Server
let origin: string
const logged: string[] = []

beforeAll(async () => {
  const log = (event: string) => logged.push(event)
  const app = express()
  app.use((_req, _res, next) => next(new OverloadError('page')))
  app.use(errorHandler({ info: log, warn: log, error: log }))
  server = createServer(app)
  origin = (await listenOnLoopback(server)).origin
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a shed request gets 503, Retry-After and a self-contained page', async () => {
  const response = await fetch(`${origin}/about?from=mail`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  const html = await response.text()
  expect(html.length).toBeLessThan(1_500)
  expect(html).toContain('<a href="">Try again</a>')
  expect(html).not.toMatch(/src=|<link|<script/)
  expect(logged, 'a flood must not flood the log as well').toEqual([])
})

test('a shed post states that nothing was sent and where the input still is', async () => {
  const response = await fetch(`${origin}/contact-us`, { method: 'POST', body: 'message=hello' })
  expect(response.status).toBe(503)
  expect(await response.text()).toMatch(/your message was not sent\. Go back/)
})

test('a navigation inside the app gets one line instead of a page', async () => {
  const response = await fetch(`${origin}/about.data?_routes=root`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(response.headers.get('content-type')).toContain('text/plain')
})
