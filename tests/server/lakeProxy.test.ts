import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { LAKE_TOKEN } from '../site/startSite.ts'
import { type SiteProcess, startedSite } from './siteProcess.ts'

const UPLOAD = '/lake/v2025-02-19/assets/files/production'
const CHUNK = randomBytes(64 * 1024)
/** 64 MB: far more than the socket buffers between client and lake. */
const CHUNKS = 1024
/** A sender is blocked when its position is the same for this long. */
const STILL_MS = 500

type Upload = { req: IncomingMessage; res: ServerResponse }

let site: SiteProcess
let lake: Server
/** The first upload that reaches the lake, before its body is read. */
let arrived: Promise<Upload>

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<Upload>()
  arrived = promise
  lake = createServer((req, res) => {
    if (req.url?.startsWith(UPLOAD)) resolve({ req, res })
    else res.writeHead(503).end(req.url)
  })
  const { origin } = await listenOnLoopback(lake)
  site = await startedSite({ LAKE_URL: origin, LAKE_TOKEN })
})
afterEach(async () => {
  await site.remove()
  lake.closeAllConnections()
  lake.close()
})

function startUpload(): ClientRequest {
  return request(site.origin + UPLOAD, {
    method: 'POST',
    headers: { authorization: `Bearer ${LAKE_TOKEN}`, 'content-length': CHUNK.length * CHUNKS },
  })
}

async function responseTo(upload: ClientRequest) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    upload.once('response', resolve).once('error', reject)
  })
  return { status: response.statusCode, body: await text(response) }
}

test('an upload reaches the lake while its sender has not finished', async () => {
  const upload = startUpload()
  upload.write(CHUNK)
  const { req, res } = await arrived
  const [first] = await once(req, 'data')
  expect(CHUNK.subarray(0, first.length).equals(first)).toBe(true)
  res.writeHead(413).end('too large')
  expect(await responseTo(upload)).toEqual({ status: 413, body: 'too large' })
  upload.destroy()
})

test('an upload waits for a lake that does not read, and arrives whole afterwards', async () => {
  const upload = startUpload()
  let sent = 0
  const body = function* () {
    for (; sent < CHUNKS; sent += 1) yield CHUNK
  }
  const sending = pipeline(Readable.from(body()), upload)
  const { req, res } = await arrived
  for (let before = -1; before !== sent; ) {
    before = sent
    await pause(STILL_MS)
  }
  expect(sent).toBeLessThan(CHUNKS / 2)
  const hash = createHash('sha256')
  req.on('data', (chunk) => hash.update(chunk))
  req.once('end', () => res.end(hash.digest('hex')))
  const response = responseTo(upload)
  await sending
  const expected = createHash('sha256')
  for (let n = 0; n < CHUNKS; n += 1) expected.update(CHUNK)
  expect(await response).toEqual({ status: 200, body: expected.digest('hex') })
})

test('a connection is closed if its body still arrives slowly after the response', async () => {
  const { port, host } = new URL(site.origin)
  const socket = connect(Number(port), '127.0.0.1')
  const headers = ['POST /lake/v1/ping HTTP/1.1', `Host: ${host}`, 'Content-Length: 100000']
  socket.write(`${headers.join('\r\n')}\r\n\r\nx`)
  const [response] = await once(socket.setEncoding('utf8'), 'data')
  expect(response).toMatch(/^HTTP\/1\.1 503 /)
  const sending = setInterval(() => socket.write('x'), 200)
  onTestFinished(() => clearInterval(sending))
  socket.on('error', () => undefined)
  await expect.poll(() => socket.closed).toBe(true)
})

test('a connection is reused if its body arrives soon after the response', async () => {
  const { port, host } = new URL(site.origin)
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  const send = (path: string, body = '') =>
    socket.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\n\r\n${body}`)
  send('/lake/v1/first', 'la')
  expect(String(await once(socket, 'data'))).toContain('/lake/v1/first')
  socket.write('ter')
  send('/lake/v1/second', 'whole')
  expect(String(await once(socket, 'data'))).toContain('/lake/v1/second')
  socket.destroy()
})

test.each(['content-length', 'Host, Content-Length, Transfer-Encoding'])(
  'a body that is a request stays a body if Connection names %s',
  async (named) => {
    const body = 'GET /lake/v1/smuggled HTTP/1.1\r\nHost: lake\r\n\r\n'
    const urls: (string | undefined)[] = []
    lake.prependListener('request', ({ url }) => urls.push(url))
    const { port, host } = new URL(site.origin)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `GET ${UPLOAD} HTTP/1.1\r\nHost: ${host}\r\nConnection: keep-alive, ${named}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    const { req, res } = await arrived
    expect(req.headers.host).toBeDefined()
    expect(await text(req)).toBe(body)
    res.end('first')
    await once(socket, 'data')
    for (const own of ['/lake/v1/second', '/lake/v1/third']) {
      expect(await (await fetch(site.origin + own)).text()).toBe(own)
    }
    expect(urls.filter((url) => url?.includes('smuggled'))).toEqual([])
    socket.destroy()
  },
)
