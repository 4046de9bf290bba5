import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsletterPost } from '../submissions/fixtures.ts'
import { type SiteProcess, startedSite } from './siteProcess.ts'

let site: SiteProcess
const FLOOD = 400
const agent = new Agent({ keepAlive: true, maxSockets: FLOOD, maxFreeSockets: FLOOD })
beforeAll(async () => {
  // A client address of its own exempts a request from the limits of the flood's client.
  site = await startedSite({ TRUST_PROXY: '1' })
})
afterAll(async () => {
  agent.destroy()
  await site.remove()
})

interface PageResponse {
  status: number
  headers: IncomingHttpHeaders
}

/** Renders in progress and in the queue, see `server/overload/admission.ts`. */
const ADMITTED_MAX = 72
const FORM_SLOTS = 16

/** Its response is personal, so it is never cached. */
const uncached = (onSent?: () => void, headers = {}) =>
  get('/about-us?sent=contact', onSent, headers)

const get = (path: string, onSent: () => void = () => undefined, headers = {}) =>
  new Promise<PageResponse>((resolve, reject) => {
    request(site.origin + path, { agent, headers })
      .on('error', reject)
      .on('finish', onSent)
      .on('response', (response) => {
        const { statusCode = 0, headers } = response
        response.resume().on('end', () => resolve({ status: statusCode, headers }))
      })
      .end()
  })

/** What arrives while the server is stopped, it receives at the same moment. */
async function whileServerIsStopped(act: () => Promise<void>): Promise<void> {
  site.child.kill('SIGSTOP')
  try {
    await act()
  } finally {
    site.child.kill('SIGCONT')
  }
}

const newsletter = () => new URLSearchParams(newsletterPost('ama@shop.example'))

/** @returns the responses to a flood, after cached pages and a form were served during it */
async function survived(flood: readonly Promise<PageResponse>[]) {
  const accepted: number[] = []
  for (let i = 0; i < 10; i += 1) {
    const response = await fetch(site.origin)
    accepted.push(response.status)
    await response.text()
  }
  const message = await fetch(site.origin, {
    method: 'POST',
    redirect: 'manual',
    body: newsletter(),
  })
  expect(message.status).toBe(303)
  expect(accepted).toEqual(accepted.map(() => 200))

  const responses = await Promise.all(flood)
  const refused = responses.filter(({ status }) => status === 503)
  const served = responses.filter(({ status }) => status === 200)
  expect(served.length).toBeGreaterThan(0)
  expect(refused.length + served.length, 'nothing else happened').toBe(FLOOD)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('5')
  expect(site.stderr(), 'the log is not flooded').not.toMatch(/(page|request)\.failed/)
  expect((await uncached()).status, 'and it is over when the flood is').toBe(200)
  return { refused }
}

describe('a flood of uncached pages', () => {
  beforeAll(async () => {
    await (await fetch(site.origin)).text()
  })

  test('gets responses on new connections, while cached pages and forms are served', async () => {
    await survived(Array.from({ length: FLOOD }, () => uncached()))
  })

  test('is partly refused if it arrives at the same moment, while cached pages and forms are served', async () => {
    // Connections that are open deliver their requests in one turn of the event loop.
    await Promise.all(Array.from({ length: FLOOD }, () => get('/')))
    let sent = 0
    const flood: Promise<PageResponse>[] = []
    await whileServerIsStopped(async () => {
      for (let count = 0; count < FLOOD; count += 1) flood.push(uncached(() => (sent += 1)))
      await expect.poll(() => sent).toBe(FLOOD)
    })
    const { refused } = await survived(flood)
    expect(refused.length).toBeGreaterThanOrEqual(FLOOD - ADMITTED_MAX)
  })

  test('requests pipelined on one connection without reading are bounded', async () => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
    socket.on('error', () => undefined)
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await new Promise((resolve) => socket.once('connect', resolve))
    await whileServerIsStopped(async () => {
      const requests = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_500)
      await new Promise((resolve) => socket.write(requests, resolve))
    })
    await closed
    expect(text).toContain('HTTP/1.1 200')
    expect(text).toContain('HTTP/1.1 503')
  })
})

test.each(['/about-us?_data=root', '/about-us', '/about-us.data'])(
  'a post to %s, which no page accepts, is not logged',
  async (path) => {
    const response = await fetch(site.origin + path, { method: 'POST', body: 'a=b' })
    expect([403, 405]).toContain(response.status)
    expect(site.stderr()).not.toContain('page.failed')
  },
)

test('uncached pages that one client requests on many connections block none of another visitor', async () => {
  await Promise.all(Array.from({ length: FLOOD }, () => get('/')))
  const responses: Promise<PageResponse>[] = []
  let sent = 0
  const request = (client: string) =>
    responses.push(uncached(() => (sent += 1), { 'X-Forwarded-For': client }))
  await whileServerIsStopped(async () => {
    for (let count = 0; count < FLOOD - 1; count += 1) request('198.18.0.2')
    await expect.poll(() => sent).toBe(FLOOD - 1)
    request('198.18.0.3')
    await expect.poll(() => sent).toBe(FLOOD)
  })
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(statuses.at(-1), 'of the other visitor').toBe(200)
  expect(new Set(statuses), 'the flood is partly refused').toEqual(new Set([200, 503]))
})

test('invalid forms that one client sends on many connections block no form of another visitor', async () => {
  const post = (client: string, fields: Record<string, string>, onSent: () => void) =>
    new Promise<number>((resolve, reject) => {
      request(site.origin, {
        agent,
        method: 'POST',
        headers: {
          'X-Forwarded-For': client,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
      })
        .on('error', reject)
        .on('finish', onSent)
        .on('response', (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0))
        })
        .end(String(new URLSearchParams(fields)))
    })
  // Connections that are open deliver their requests in one turn of the event loop.
  await Promise.all(Array.from({ length: FLOOD }, () => get('/')))
  const responses: Promise<number>[] = []
  let sent = 0
  const onSent = () => {
    sent += 1
  }
  await whileServerIsStopped(async () => {
    for (let count = 0; count < 200; count += 1)
      responses.push(post('198.18.0.2', { form: 'newsletter' }, onSent))
    await expect.poll(() => sent).toBe(200)
    for (let count = 0; count < 8; count += 1) {
      const email = `visitor-${count}@shop.example`
      responses.push(post('198.18.0.3', newsletterPost(email), onSent))
    }
    await expect.poll(() => sent).toBe(208)
  })
  const statuses = await Promise.all(responses)
  expect(statuses.slice(200), 'of the other visitor').toEqual(Array(8).fill(303))
  const answered = statuses.slice(0, 200).filter((status) => status !== 503)
  expect(new Set(answered), 'of the flood').toEqual(new Set([422]))
})

test('posts whose clients leave before a response block no form of another visitor', async () => {
  const body = String(newsletter())
  const post = [
    'POST / HTTP/1.1',
    'Host: x',
    'X-Forwarded-For: 198.18.0.1',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
  const sockets = await Promise.all(Array.from({ length: 100 }, openConnection))
  await whileServerIsStopped(async () => {
    const leave = (socket: Socket) =>
      new Promise<void>((resolve) => {
        socket.end(post, () => {
          socket.destroy()
          resolve()
        })
      })
    await Promise.all(sockets.map(leave))
  })
  const response = await fetch(site.origin, {
    method: 'POST',
    redirect: 'manual',
    body: newsletter(),
  })
  expect(response.status).toBe(303)
})

test.each([
  ['full', 64 * 1024],
  ['more than full', 66_000],
])(
  'forms that stop when the buffer of their body is %s get 413 and occupy no slot',
  async (_, sent) => {
    const head = [
      'POST / HTTP/1.1',
      'Host: x',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 70000',
    ].join('\r\n')
    const sockets = await Promise.all(Array.from({ length: FORM_SLOTS }, openConnection))
    const texts = sockets.map((socket) => {
      let text = ''
      socket.on('data', (chunk) => (text += chunk))
      socket.write(`${head}\r\n\r\n${'a'.repeat(sent)}`)
      return () => text
    })
    for (const text of texts) await expect.poll(text).toMatch(/^HTTP\/1.1 413/)
    // The rest of a body is discarded, so the connection can be used again.
    sockets[0]?.write(`${'a'.repeat(70_000 - sent)}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`)
    await expect.poll(() => texts[0]?.()).toContain('HTTP/1.1 200')
    for (const socket of sockets) socket.destroy()
  },
)

/** @returns a connection on which the server has answered */
async function openConnection(): Promise<Socket> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  return socket
}
