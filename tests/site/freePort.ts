import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Below the ports that Linux assigns to connections and to `listen(0)`: the port of a server that
 * restarts must not be assigned to another process before it listens again.
 */
const FIRST_PORT = 11_000
const PORT_COUNT = 20_000
const ATTEMPTS_MAX = 1_000
/** Left by a run that was killed. */
const RESERVATION_AGE_MAX_MS = 60 * 60 * 1000
const RESERVATIONS = join(tmpdir(), 'nsaa-test-ports')

const reserved: string[] = []
process.once('exit', () => {
  for (const file of reserved) rmSync(file, { force: true })
})

/** @returns a free TCP port of the loopback interface, reserved for this process until it exits */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT)
    if (reserve(port) && (await isFree(port))) return port
  }
  throw new Error(`No free port was found in ${ATTEMPTS_MAX} attempts`)
}

/** @returns false if another process of these tests has the port */
function reserve(port: number): boolean {
  const file = join(RESERVATIONS, String(port))
  try {
    mkdirSync(RESERVATIONS, { recursive: true })
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs !== undefined && Date.now() - mtimeMs > RESERVATION_AGE_MAX_MS) rmSync(file)
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    return false
  }
  reserved.push(file)
  return true
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
