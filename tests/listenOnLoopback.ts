import { once } from 'node:events'
import type { Server } from 'node:net'

/** Starts a server that only this machine reaches, on a free port unless one is given. */
export async function listenOnLoopback(
  server: Server,
  port = 0,
): Promise<{ origin: string; port: number }> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP port')
  return { origin: `http://127.0.0.1:${address.port}`, port: address.port }
}
