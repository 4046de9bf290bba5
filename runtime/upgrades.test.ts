import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenOnLoopback } from '../tests/listenOnLoopback.ts'
import { serverOptions } from './httpLimits.ts'
import { routeUpgrades } from './upgrades.ts'

let server: Server
let client: Socket

beforeEach(async () => {
  server = createServer(serverOptions(), (_req, res) => res.end('the page'))
  routeUpgrades(server, {
    '/refusing/': (_req, socket) => socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n'),
  })
  const { port } = await listenOnLoopback(server)
  client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
})
afterEach(() => {
  client.destroy()
  server.closeAllConnections()
  server.close()
})

async function offer(protocol: string, path: string): Promise<string> {
  client.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`,
  )
  const [data] = await once(client, 'data')
  return String(data)
}

const connections = () => promisify<number>(server.getConnections.bind(server))()
const untilNone = () =>
  vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 4_000, interval: 50 })

describe('an upgrade that is refused', () => {
  test.each([
    ['/elsewhere', '404 Not Found'],
    ['/refusing/', '401 Unauthorized'],
  ])('at %s with %s is closed although the client does not close it', async (path, status) => {
    expect(await offer('websocket', path)).toContain(status)
    await untilNone()
  })

  test('is closed although the client sends more and then closes it', async () => {
    await offer('websocket', '/elsewhere')
    client.write('more')
    client.end()
    await untilNone()
  })
})

test('an offer of a protocol that is not spoken here gets the page', async () => {
  const response = await offer('h2c', '/')
  expect(response).toContain('200 OK')
  expect(response).toContain('the page')
})
