import { EventEmitter, once } from 'node:events'
import { createServer, Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEventLog } from '../tests/eventLog.ts'
import { listenOnLoopback } from '../tests/listenOnLoopback.ts'
import { countRequests, type RequestCount, stopOnSignals, stopServing } from './shutdown.ts'
import { routeUpgrades, type UpgradedSockets } from './upgrades.ts'

let server: Server
let port: number
let requests: RequestCount
let upgraded: UpgradedSockets
/** Responses that the test has not ended yet, by path. */
let pending: Map<string, ServerResponse>
let onHeld: () => void

beforeEach(async () => {
  pending = new Map()
  onHeld = () => undefined
  server = createServer()
  requests = countRequests(server, (req) => req.url === '/stream')
  server.on('request', (req, res) => {
    pending.set(req.url ?? '', res)
    if (req.url === '/stream') res.write('data: first\n\n')
    onHeld()
  })
  upgraded = routeUpgrades(server, {
    '/socket': (_req, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  })
  port = (await listenOnLoopback(server)).port
})
afterEach(() => {
  server.closeAllConnections()
  upgraded.destroyAll()
  server.close()
})

/**
 * Sends a request, waits until the server has received it, and returns a promise of the response.
 */
async function sendAndHold(path: string): Promise<{ ended: Promise<string> }> {
  const arrived = new Promise<void>((resolve) => {
    onHeld = resolve
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await arrived
  return { ended: textUntilClosed(socket) }
}

function textUntilClosed(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.on('close', () => resolve(text)))
}

/** @returns a function that returns how many connections were left to be destroyed */
function countConnectionsAtTheEnd(): () => number {
  let left = 0
  server.closeAllConnections = () =>
    server.getConnections((_error, count) => {
      left = count
      Server.prototype.closeAllConnections.call(server)
    })
  return () => left
}

const stop = (closeStores: () => Promise<void>, graceMs = 30_000, storesMs = 30_000) =>
  stopServing({ server, requests, upgraded, closeStores, delayMs: 0, graceMs, storesMs })

test('requests finish, then stores are closed, then streams have ended', async () => {
  const slow = await sendAndHold('/slow')
  const stream = await sendAndHold('/stream')
  const order: string[] = []
  const stopped = stop(async () => {
    order.push('stores closed')
    pending.get('/stream')?.end()
  })
  await expect(fetch(`http://127.0.0.1:${port}/`), 'nothing new is accepted').rejects.toThrow()
  pending.get('/slow')?.once('close', () => order.push('request finished'))
  pending.get('/slow')?.end('the whole answer')
  await stopped
  expect(order).toEqual(['request finished', 'stores closed'])
  expect(await slow.ended).toContain('the whole answer')
  expect(await stream.ended).toContain('data: first')
})

test('a connection that becomes idle after the stores are closed is closed within the grace period', async () => {
  server.keepAliveTimeout = 0
  const stream = await sendAndHold('/stream')
  const leftAtTheEnd = countConnectionsAtTheEnd()
  const stopped = stop(async () => undefined, 10_000)
  setImmediate(() => pending.get('/stream')?.end())
  await stopped
  expect(leftAtTheEnd()).toBe(0)
  expect(await stream.ended).toContain('data: first')
})

test('a connection that was opened in advance and never used does not delay the stop', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(server, 'connection')
  const closed = textUntilClosed(socket)
  const leftAtTheEnd = countConnectionsAtTheEnd()
  await stop(async () => undefined)
  expect(leftAtTheEnd()).toBe(0)
  expect(await closed).toBe('')
})

test('connections that outlast the grace period are destroyed, and the stores still close', async () => {
  const slow = await sendAndHold('/slow')
  let isClosed = false
  await stop(async () => {
    await setTimeout(50)
    isClosed = true
  }, 20)
  expect(isClosed).toBe(true)
  expect(await slow.ended).toBe('')
})

test('stores that do not close in time fail the stop, and connections are destroyed', async () => {
  const slow = await sendAndHold('/slow')
  await expect(stop(() => new Promise(() => undefined), 20, 20)).rejects.toThrow('within 20 ms')
  expect(await slow.ended).toBe('')
})

test('a store that fails to close fails the stop after the connections are closed', async () => {
  const stream = await sendAndHold('/stream')
  const stopped = stop(() => Promise.reject(new Error('disk')), 20)
  await expect(stopped).rejects.toThrow('disk')
  expect(await stream.ended).toContain('data: first')
})

test('WebSockets are closed', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  )
  await new Promise((resolve) => socket.once('data', resolve))
  const closed = textUntilClosed(socket)
  const leftAtTheEnd = countConnectionsAtTheEnd()
  await stop(async () => undefined)
  expect(leftAtTheEnd()).toBe(0)
  await closed
})

test('a stop without requests in flight does not wait', async () => {
  await stop(async () => undefined)
  expect(server.listening).toBe(false)
})

describe('signals', () => {
  /** A process whose exit codes are recorded, on the test's own clock. */
  function fakeProcess(stop: () => Promise<void>) {
    const exits: number[] = []
    const { log, events } = createEventLog()
    let time = 0
    const emitter = new EventEmitter()
    let onExit: () => void = () => undefined
    stopOnSignals(
      {
        on: (event, listener) => emitter.on(event, listener),
        exit(code) {
          exits.push(code)
          onExit()
        },
      },
      log,
      stop,
      () => time,
    )
    return {
      exits,
      events,
      send: (event: string, detail: unknown = event) => emitter.emit(event, detail),
      pass: (ms: number) => {
        time += ms
      },
      exited: new Promise<void>((resolve) => {
        onExit = resolve
      }),
    }
  }
  const never = () => new Promise<void>(() => undefined)

  test('a first signal stops with 0', async () => {
    const { send, exited, exits, events } = fakeProcess(async () => undefined)
    send('SIGTERM')
    await exited
    expect(exits).toEqual([0])
    expect(events).toEqual(['server.stopping', 'server.stopped'])
  })

  test('a second signal exits immediately; one repeated within a second is ignored', () => {
    const { send, pass, exits } = fakeProcess(never)
    send('SIGINT')
    send('SIGINT')
    expect(exits).toEqual([])
    pass(1_000)
    send('SIGINT')
    expect(exits).toEqual([])
    pass(1)
    send('SIGINT')
    expect(exits).toEqual([1])
  })

  test('a stop that fails is logged and exits with 1', async () => {
    const { send, exited, exits, events } = fakeProcess(() => Promise.reject(new Error('disk')))
    send('SIGTERM')
    await exited
    expect(exits).toEqual([1])
    expect(events).toContain('server.stop.failed')
  })

  test.each(['unhandledRejection', 'uncaughtException'])(
    '%s is logged and exits with 1',
    (event) => {
      const { send, exits, events } = fakeProcess(never)
      send(event, new Error('a fault'))
      expect(exits).toEqual([1])
      expect(events).toHaveLength(1)
    },
  )
})
