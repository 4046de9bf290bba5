import {
  fstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listenOnLoopback } from '../../tests/listenOnLoopback.ts'
import { respondWithError } from './errors.ts'
import { sendFile } from './immutableContent.ts'

const SIZE_BYTES = 32 * 2 ** 20

describe('an error while a file is sent', () => {
  let path: string
  let reported: unknown[]
  let handled: Promise<void>
  let stop: () => Promise<unknown>
  let origin: string

  beforeEach(async () => {
    const dir = mkdtempSync(join(tmpdir(), 'lake-errors-'))
    path = join(dir, 'file')
    reported = []
    const done = Promise.withResolvers<void>()
    handled = done.promise
    const serve = (req: IncomingMessage, res: ServerResponse) =>
      sendFile(req, res, { path, sizeBytes: SIZE_BYTES }, { etag: '"x"' }).catch((error: unknown) =>
        respondWithError(error, req, res, (cause) => reported.push(cause)),
      )
    const server = createServer((req, res) => {
      if (req.url === '/closed') res.destroy()
      void serve(req, res).then(done.resolve)
    })
    origin = (await listenOnLoopback(server)).origin
    stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
    return () => rmSync(dir, { recursive: true })
  })
  afterEach(() => stop())

  test('is reported if the file cannot be read, although the connection is closed', async () => {
    mkdirSync(path)
    const closed = new Promise((resolve) => get(origin).once('error', resolve))
    await Promise.all([handled, closed])
    expect(reported).toMatchObject([{ code: 'EISDIR' }])
  })

  test('is sent with status 500 if the file is missing', async () => {
    const response = await fetch(origin)
    expect(response.status).toBe(500)
    expect(reported).toMatchObject([{ code: 'ENOENT' }])
  })

  test('is reported once if the file is missing and the client has disconnected before', async () => {
    get(`${origin}/closed`).once('error', () => undefined)
    await handled
    expect(reported).toMatchObject([{ code: 'ENOENT' }])
  })

  test('is not reported if the client has disconnected before', async () => {
    writeFileSync(path, Buffer.alloc(SIZE_BYTES))
    get(`${origin}/closed`).once('error', () => undefined)
    await handled
    expect(reported).toEqual([])
  })

  test('is not reported if the client disconnects', async () => {
    writeFileSync(path, Buffer.alloc(SIZE_BYTES))
    const request = get(origin, (response) => response.once('data', () => response.destroy()))
    request.once('error', () => undefined)
    await handled
    expect(reported).toEqual([])
  })

  test('leaves no file open if the client has disconnected before', async () => {
    writeFileSync(path, Buffer.alloc(SIZE_BYTES))
    get(`${origin}/closed`).once('error', () => undefined)
    await handled
    expect(isOpen(path)).toBe(false)
  })
})

/** Whether this process has a file open, on systems that list descriptors in `/dev/fd`. */
function isOpen(path: string): boolean {
  const { dev, ino } = statSync(path)
  return readdirSync('/dev/fd').some((descriptor) => {
    try {
      const open = fstatSync(Number(descriptor))
      return open.dev === dev && open.ino === ino
    } catch {
      return false // Closed since the list was read, as the descriptor of the list itself is.
    }
  })
}
