import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openDataset } from '../../lake/embeddedDataset.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { childPids } from '../site/childPids.ts'
import { LAKE_TOKEN, lakeClient } from '../site/startSite.ts'
import {
  NODE,
  runSiteInTest,
  SERVER,
  type SiteProcess,
  startedSite,
  startedSiteInTest,
} from './siteProcess.ts'

/** Root may write every file, unless it lacks this capability. */
const WITH_FILE_PERMISSIONS: readonly [string, ...string[]] =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override', ...SERVER] : SERVER

/** A request with an incomplete body: the server has it in flight until `finish`. */
async function slowQuery(origin: string) {
  const { hostname, port } = new URL(origin)
  const body = JSON.stringify({ query: '"the whole answer"' })
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.write(
    `POST /lake/v2025-02-19/data/query/production HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
      `Authorization: Bearer ${LAKE_TOKEN}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  // The server requests the body, so it has accepted the request.
  await new Promise<void>((resolve) => socket.once('data', () => resolve()))
  return {
    async finish() {
      socket.write(body)
      await closed
      return text
    },
  }
}

describe('start', () => {
  test('a site without configuration serves embedded content and prints where', async () => {
    const site = await startedSiteInTest()
    const port = new URL(site.origin).port
    const token = readFileSync(join(site.dataDir, 'lake-token'), 'utf8').trim()
    expect(statSync(join(site.dataDir, 'lake-token')).mode & 0o777).toBe(0o600)
    expect(site.stdout()).toContain(`http://localhost:${port}/studio`)
    expect(site.stdout()).toContain(token)
    expect(site.stdout()).toContain('embedded Content Lake')
    expect(site.stderr(), 'the log contains no secret').not.toContain(token)
    for (const line of site.stderr().trim().split('\n')) {
      expect(JSON.parse(line)).toMatchObject({ level: 'info', event: expect.any(String) })
    }
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
    const home = await fetch(site.origin)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('<html')
    expect((await fetch(`${site.origin}/no/such/page`)).status).toBe(404)
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number from 1 to 65535\n'],
    [{ LAKE_TOKEN: 'short' }, 'LAKE_TOKEN must be 16 to 512 printable characters without spaces\n'],
    [
      { DATA_DIR: '/dev/null/data' },
      'DATA_DIR must be a folder this process can write to (ENOTDIR)\n',
    ],
  ])('%j fails it with one line', async (env, line) => {
    const site = await runSiteInTest(env)
    expect(await site.exited).toBe(1)
    expect(site.stderr()).toBe(line)
    expect(site.stdout()).toBe('')
  })

  test.each(['lake/lake.sqlite', 'submissions/submissions.sqlite'])(
    'a damaged %s fails it with one line',
    async (name) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'nsaa-damaged-'))
      const file = join(dataDir, name)
      mkdirSync(dirname(file))
      writeFileSync(file, 'not a database'.repeat(1_000))
      const site = await runSiteInTest({ DATA_DIR: dataDir })
      expect(await site.exited).toBe(1)
      expect(site.stderr()).toContain(
        `${file} cannot be read (file is not a database). Restore a copy, or give it to the account that runs this.\n`,
      )
      expect(site.stderr()).not.toContain('    at ')
      rmSync(dataDir, { recursive: true })
    },
  )

  test.each([
    ['lake/lake.sqlite', 0o444],
    ['submissions', 0o500],
  ])('a %s that its account may not write fails it with one line', async (name, mode) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'nsaa-not-writable-'))
    mkdirSync(join(dataDir, 'lake'))
    openDataset({ file: join(dataDir, 'lake', 'lake.sqlite') }).close()
    await openSqliteStore(join(dataDir, 'submissions', 'submissions.sqlite')).close()
    const path = join(dataDir, name)
    chmodSync(path, mode)
    const site = await runSiteInTest({ DATA_DIR: dataDir }, WITH_FILE_PERMISSIONS)
    expect(await site.exited).toBe(1)
    expect(site.stderr().replace(/\(.+\)/, '(…)')).toBe(
      `${path} cannot be written (…). It must belong to the account that runs this, and be writable.\n`,
    )
    chmodSync(path, 0o700)
    rmSync(dataDir, { recursive: true })
  })

  test('damaged messages in submissions.sqlite fail it with one line, before the lake is opened and migrated', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'nsaa-damaged-'))
    const file = join(dataDir, 'submissions', 'submissions.sqlite')
    const store = openSqliteStore(file)
    await store.query(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
       INSERT INTO submissions (id, kind, form, fields, fingerprint, state, accepted_at_ms,
         next_attempt_at_ms, patience_from_ms)
       SELECT 'id-' || n, 'newsletter', 'newsletter', '{}', 'f', 'queued', 0, 0, 0 FROM numbers`,
      [],
    )
    await store.close()
    const handle = openSync(file, 'r+')
    const quarter = fstatSync(handle).size / 4
    writeSync(handle, Buffer.alloc(quarter, 'x'), 0, quarter, 2 * quarter)
    closeSync(handle)
    const site = await runSiteInTest({ DATA_DIR: dataDir })
    expect(await site.exited).toBe(1)
    expect(site.stderr()).toContain(`${file} cannot be read (database disk image is malformed`)
    expect(site.stderr()).not.toContain('    at ')
    expect(existsSync(join(dataDir, 'lake'))).toBe(false)
    rmSync(dataDir, { recursive: true })
  })

  test('damaged pages of lake.sqlite fail it with one line', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'nsaa-damaged-'))
    const file = join(dataDir, 'lake', 'lake.sqlite')
    const first = await startedSiteInTest({ DATA_DIR: dataDir })
    first.child.kill('SIGTERM')
    await first.exited
    const handle = openSync(file, 'r+')
    // The schema is before them, so the file can be opened.
    writeSync(handle, Buffer.alloc(60 * 4_096), 0, 60 * 4_096, 3 * 4_096)
    closeSync(handle)
    const again = await runSiteInTest({ DATA_DIR: dataDir })
    expect(await again.exited).toBe(1)
    expect(again.stderr()).toContain(`${file} cannot be read (database disk image is malformed`)
    expect(again.stderr()).not.toContain('    at ')
    rmSync(dataDir, { recursive: true })
  })

  test.each(['PORT', 'METRICS_PORT'])(
    'a %s in use fails it with one line, before the lake is opened and migrated',
    async (variable) => {
      const other = createServer()
      const { port } = await listenOnLoopback(other)
      const site = await runSiteInTest({ [variable]: String(port) })
      expect(await site.exited).toBe(1)
      expect(site.stderr()).toMatch(
        new RegExp(`^${variable} ${port} is already in use; .+ in ${variable}=${port + 1}\n$`),
      )
      expect(existsSync(join(site.dataDir, 'lake'))).toBe(false)
      other.close()
    },
  )
})

describe("a log that can't be written", () => {
  test.each([
    ['on a full disk', ['sh', '-c', 'exec "$@" 2>/dev/full', 'sh', ...SERVER]],
    ['whose reader has gone', SERVER],
  ] as const)('%s does not end the site', async (_, command) => {
    const site = await startedSiteInTest({ LAKE_TOKEN }, command)
    site.child.stderr?.destroy()
    site.child.stdout?.destroy()
    for (let times = 0; times < 3; times += 1) {
      const key = new URLSearchParams({ name: 'Ama Mensah', key: 'a wrong key, which is logged' })
      const response = await fetch(`${site.origin}/studio/sign-in`, { method: 'POST', body: key })
      expect(response.status).toBe(401)
    }
    expect((await fetch(site.origin)).status).toBe(200)
    site.child.kill('SIGTERM')
    expect(await site.exited).toBe(0)
  })
})

describe('content', () => {
  test('a dataset without site settings, whose pages are errors, is not ready', async () => {
    const lake = createServer((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' })
      res.end(JSON.stringify({ result: null, syncTags: [], ms: 1 }))
    })
    const { origin } = await listenOnLoopback(lake)
    const site = await startedSiteInTest({
      SANITY_PROJECT_ID: 'local',
      SANITY_API_HOST: origin,
    })
    expect((await fetch(site.origin)).status).toBe(500)
    const ready = await fetch(`${site.origin}/readyz`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ reason: expect.stringContaining('siteSettings') })
    lake.close()
    lake.closeAllConnections()
  })
})

describe('a running site', () => {
  let site: SiteProcess
  beforeAll(async () => {
    site = await startedSite({ LAKE_TOKEN })
  })
  afterAll(() => site.remove())

  test('a request with two Host headers gets no page, not even a cached one', async () => {
    await (await fetch(site.origin)).text()
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
    socket.end('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n')
    const [response] = await once(socket, 'data')
    expect(String(response)).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('a POST without a body or a length is answered', async () => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
    socket.write('POST /contact HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
    const [response] = await once(socket, 'data')
    expect(String(response)).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  test('a read right after an acknowledged write shows it', async () => {
    const client = lakeClient(site.origin)
    const address = `${site.origin}/a-page-of-the-test`
    const page = { _id: 'test-page', _type: 'page', path: '/a-page-of-the-test', title: 'Made' }
    expect((await fetch(address)).status).toBe(404)
    await client.create({ ...page, sections: [], seo: { title: 'Made by a test' } })
    expect((await fetch(address)).status).toBe(200)
    for (const title of ['Once', 'Twice', 'Three times']) {
      await client.patch(page._id).set({ 'seo.title': title, title }).commit()
      expect(await (await fetch(address)).text()).toContain(title)
    }
    await client.delete(page._id)
    expect((await fetch(address)).status).toBe(404)
  })

  test('the lake’s WebSocket is proxied by the host, others are refused', async () => {
    const socketTo = (path: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(site.origin.replace('http', 'ws') + path, {
          headers: { authorization: `Bearer ${LAKE_TOKEN}` },
        })
        socket.once('open', () => {
          socket.close()
          resolve('open')
        })
        socket.once('error', (error) => resolve(error.message))
      })
    expect(await socketTo('/lake/v2025-02-19/socket/production')).toBe('open')
    expect(await socketTo('/elsewhere')).toContain('404')
  })
})

describe('stop', () => {
  test('SIGTERM lets a request in flight finish and ends streams, then exits 0', async () => {
    const site = await startedSiteInTest({ LAKE_TOKEN })
    const stream = await fetch(`${site.origin}/lake/v2025-02-19/data/live/events/production`, {
      headers: { authorization: `Bearer ${LAKE_TOKEN}` },
    })
    expect(stream.status).toBe(200)
    const request = await slowQuery(site.origin)
    site.child.kill('SIGTERM')
    await site.waitForOutput('"server.stopping"')
    await expect(fetch(site.origin), 'nothing new is accepted').rejects.toThrow()
    expect(await request.finish()).toContain('the whole answer')
    expect(await site.exited).toBe(0)
    expect(site.stderr()).toContain('"server.stopped"')
    await stream.text().catch(() => 'cut')
  })

  test.each(['SIGINT', 'SIGHUP'] as const)(
    '%s stops the server in order with exit code 0',
    async (signal) => {
      const site = await startedSiteInTest()
      site.child.kill(signal)
      expect(await site.exited).toBe(0)
      expect(site.stderr()).toContain('"server.stopped"')
    },
  )

  test('the server exits even though npm’s shell forwards no signal', async () => {
    const site = await startedSiteInTest({}, ['npm', 'start'])
    site.child.kill('SIGTERM')
    // Its streams are open for as long as the server has them.
    await site.exited
    expect(site.stderr()).toContain('"server.stopped"')
    await expect(fetch(site.origin)).rejects.toThrow()
  })

  test('a signal to npm and its processes, as from systemd, stops the server in order', async () => {
    const site = await startedSiteInTest({ SHUTDOWN_DELAY_SECONDS: '2' }, ['npm', 'start'])
    const shells = childPids(site.child.pid)
    for (const pid of [...shells.flatMap((shell) => childPids(shell)), ...shells]) {
      process.kill(pid, 'SIGTERM')
    }
    site.child.kill('SIGTERM')
    await site.exited
    expect(site.stderr()).toContain('"server.stopped"')
  })

  test('the program that builds becomes the server: same process, memory settings of its own', async () => {
    const site = await startedSiteInTest({}, [NODE, 'tooling/launch.js', 'tooling/start.ts'])
    const { pid } = site.child
    if (process.platform === 'linux') {
      expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain('server/main.ts')
      expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).toContain(
        'MALLOC_TRIM_THRESHOLD_=131072',
      )
    }
    site.child.kill('SIGTERM')
    expect(await site.exited).toBe(0)
  })

  test('content survives a stop and a start', async () => {
    const site = await startedSiteInTest({ LAKE_TOKEN })
    const contentOf = ({ origin }: SiteProcess) =>
      lakeClient(origin)
        .withConfig({ perspective: 'raw' })
        .fetch('*[_id in ["page-about-us", "drafts.page-about-us"]] | order(_id)')
    const client = lakeClient(site.origin)
    await client.patch('page-about-us').set({ 'seo.title': 'Changed' }).commit()
    await client.create({ _id: 'drafts.page-about-us', _type: 'page', title: 'A draft' })
    const before = await contentOf(site)
    expect(before).toHaveLength(2)
    site.child.kill('SIGTERM')
    expect(await site.exited).toBe(0)
    const again = await startedSiteInTest({ LAKE_TOKEN, DATA_DIR: site.dataDir })
    expect(again.stderr(), 'seeded once').not.toContain('"lake.seeded"')
    expect(await contentOf(again)).toEqual(before)
    expect(await (await fetch(`${again.origin}/about-us`)).text()).toContain('Changed')
  })
})
