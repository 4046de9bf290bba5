import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorHandler } from './errorHandler.ts'

let server: Server
let url: string

beforeAll(async () => {
  const log = () => {}
  const app = express()
  app.use((_req, _res, next) => next(new Error('broken')))
  app.use(errorHandler({ info: log, warn: log, error: log }))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}/contact-us`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test.each([
  ['a failed post states that nothing was sent', 'POST', true],
  ['a page that fails, perhaps after an accepted post, does not', 'GET', false],
])('%s', async (_name, method, isNotSent) => {
  const response = await fetch(url, { method })
  expect(response.status).toBe(500)
  const html = await response.text()
  expect(html.includes('Something went wrong on our side.')).toBe(true)
  expect(html.includes('Nothing you entered was sent.')).toBe(isNotSent)
})
