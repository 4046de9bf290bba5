import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FrontDoorServer } from './frontDoor.ts'

const KEPT = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nkept')
const LIMITS = {
  headersTimeoutMs: 10_000,
  keepAliveTimeoutMs: 10_000,
  answerTimeoutMs: 10_000,
  requestsPerConnectionMax: 100,
}

let server: FrontDoorServer
let port: number
let seen: string[]
let sockets: Socket[]
beforeEach(async () => {
  seen = []
  sockets = []
  server = new FrontDoorServer({})
  server.on('request', (req, res) => {
    seen.push(`${req.method} ${req.url}`)
    req.resume().on('end', () => res.end(`node: ${req.url}`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  port = address.port
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const openDoor = (limits: Partial<typeof LIMITS> = {}, answer = KEPT) =>
  server.openFrontDoor({
    answer: ({ target }) => (target.startsWith('/kept') ? answer : undefined),
    limits: { ...LIMITS, ...limits },
  })

const plain = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

/** A connection, and what came over it so far. */
async function visit() {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  let wake = () => {}
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
    wake()
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return {
    socket,
    text: () => text,
    async until(isThere: (text: string) => boolean) {
      while (!isThere(text)) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
const count = (text: string, part: string) => text.split(part).length - 1

describe('the front door', () => {
  test('answers what is kept without a request of Node’s, again and again', async () => {
    openDoor()
    const { socket, until } = await visit()
    for (const number of [1, 2, 3]) {
      socket.write(plain('/kept'))
      await until((text) => count(text, 'kept') === number)
    }
    expect(seen).toEqual([])
  })

  test('hands a connection over with the first request that it cannot answer, and all after it', async () => {
    openDoor()
    const { socket, until } = await visit()
    socket.write(plain('/kept'))
    await until((text) => text.includes('kept'))
    socket.write(plain('/other'))
    await until((text) => text.includes('node: /other'))
    socket.write(plain('/kept'))
    await until((text) => text.includes('node: /kept'))
    expect(seen).toEqual(['GET /other', 'GET /kept'])
  })

  test('keeps the order of requests that come in one packet', async () => {
    openDoor()
    const { socket, until, text } = await visit()
    socket.write(plain('/kept') + plain('/other') + plain('/kept') + plain('/more'))
    await until((got) => got.includes('node: /more'))
    const order = ['\r\n\r\nkept', 'node: /other', 'node: /kept', 'node: /more']
    const places = order.map((part) => text().indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(-1)
  })

  test.each([
    ['byte by byte', (text: string) => [...text]],
    ['in two halves', (text: string) => [text.slice(0, 25), text.slice(25)]],
  ])('a request that arrives %s is Node’s', async (_how, split) => {
    openDoor()
    const taken = once(server, 'connection')
    const { socket, until } = await visit()
    const [inside]: Socket[] = await taken
    let sent = 0
    for (const part of split(plain('/kept'))) {
      socket.write(part)
      sent += part.length
      // Else the parts could travel as one.
      while ((inside?.bytesRead ?? sent) < sent) await nextTurn()
    }
    await until((text) => text.includes('node: /kept'))
    expect(seen).toEqual(['GET /kept'])
  })

  test('a body is never read as a request', async () => {
    openDoor()
    const { socket, until, text } = await visit()
    const body = plain('/kept')
    socket.write(
      `GET /kept HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}${plain('/end')}`,
    )
    await until((got) => got.includes('node: /end'))
    expect(seen).toEqual(['GET /kept', 'GET /end'])
    expect(count(text(), 'HTTP/1.1 200')).toBe(2)
  })

  test('what is no HTTP gets Node’s refusal', async () => {
    openDoor()
    const { socket, until } = await visit()
    socket.write('\x16\x03\x01\x02\x00\x01\x00\r\n\r\n')
    await until((text) => text.startsWith('HTTP/1.1 400'))
  })

  test('upgrades reach whoever waits for them', async () => {
    openDoor()
    server.on('upgrade', (_req, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
    const { socket, until } = await visit()
    socket.write(plain('/kept'))
    socket.write(
      'GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    await until((text) => text.includes(' 101 '))
  })

  test('after so many requests the connection is Node’s, which ends it in time', async () => {
    openDoor({ requestsPerConnectionMax: 2 })
    const { socket, until } = await visit()
    for (const number of [1, 2]) {
      socket.write(plain('/kept'))
      await until((text) => count(text, '\r\n\r\nkept') === number)
    }
    socket.write(plain('/kept'))
    await until((text) => text.includes('node: /kept'))
  })

  test('who asks without reading is not read from, and cut when the time for reading is over', async () => {
    let answered = 0
    server.openFrontDoor({
      answer() {
        answered += 1
        return Buffer.alloc(32 * 1024 * 1024)
      },
      limits: { ...LIMITS, answerTimeoutMs: 100 },
    })
    const taken = once(server, 'connection')
    const { socket } = await visit()
    const [inside]: Socket[] = await taken
    if (!inside) throw new Error('nobody came')
    socket.pause()
    const cut = new Promise((resolve) => inside.once('close', resolve))
    socket.write(plain('/kept'))
    while (!inside.writableNeedDrain) await nextTurn()
    socket.write(plain('/kept'))
    await cut
    expect(answered).toBe(1)
  })

  test('a connection that says nothing is closed, so is one that asks nothing more', async () => {
    openDoor({ headersTimeoutMs: 50, keepAliveTimeoutMs: 50 })
    const silent = await visit()
    await once(silent.socket, 'close')
    const once_ = await visit()
    once_.socket.write(plain('/kept'))
    await once_.until((text) => text.includes('kept'))
    await once(once_.socket, 'close')
  })
})

describe('when the server stops', () => {
  test('a connection in front is Node’s from its next request on', async () => {
    openDoor()
    const { socket, until } = await visit()
    socket.write(plain('/kept'))
    await until((text) => text.includes('kept'))
    server.closeFrontDoor()
    socket.write(plain('/kept'))
    await until((text) => text.includes('node: /kept'))
  })

  test('idle connections in front are closed with the others', async () => {
    openDoor()
    const { socket, until } = await visit()
    socket.write(plain('/kept'))
    await until((text) => text.includes('kept'))
    const closed = once(socket, 'close')
    server.closeIdleConnections()
    await closed
  })
})
