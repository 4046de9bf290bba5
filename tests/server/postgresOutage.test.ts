import { connect, createServer } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../site/freePort.ts'
import { sendMessage } from '../site/sendMessage.ts'
import { LAKE_TOKEN } from '../site/startSite.ts'
import { type Postgres, startPostgres } from '../submissions/startPostgres.ts'
import { RUNNING, runSiteInTest } from './siteProcess.ts'

let postgres: Postgres
let database: URL
const cleanUps: (() => unknown)[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  cleanUps.push(postgres.stop)
  database = new URL(await postgres.createDatabase())
})
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const start = (url: URL) => runSiteInTest({ DATABASE_URL: url.href, LAKE_TOKEN })

/** A TCP proxy to the database, which refuses or closes connections until it is opened. */
async function createDatabaseProxy({ refuses }: { refuses: boolean }) {
  const port = await freePort()
  let isOpen = false
  const server = createServer((socket) => {
    if (!isOpen) {
      socket.end()
      return
    }
    const upstream = connect(Number(database.port), '127.0.0.1')
    socket.pipe(upstream).pipe(socket)
    for (const one of [socket, upstream]) one.on('error', () => {})
  })
  const url = new URL(database)
  url.port = String(port)
  cleanUps.push(() => server.close())
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  if (!refuses) await listen()
  return {
    url,
    async open() {
      isOpen = true
      if (refuses) await listen()
    },
  }
}

test.each([
  ['refuses connections', { refuses: true }],
  ['closes connections', { refuses: false }],
])('a start while PostgreSQL %s serves pages, and stores messages later', async (_how, options) => {
  const databaseProxy = await createDatabaseProxy(options)
  const site = await start(databaseProxy.url)
  await site.waitForOutput(RUNNING)
  const send = () => sendMessage(site.origin, 'Is anybody there?')
  const readiness = () => fetch(`${site.origin}/readyz`)
  expect((await fetch(site.origin)).status).toBe(200)
  const refused = await send()
  expect(refused.status).toBe(503)
  expect(await refused.text()).toContain('Is anybody there?')
  expect(await (await readiness()).json()).toEqual({
    status: 'not ready',
    reason: expect.stringMatching(/^Submissions cannot be stored: ./),
  })
  expect(site.stderr()).toContain('"submissions.purge.failed"')
  for (const path of ['', 'status']) {
    const inbox = await fetch(`${site.origin}/studio/api/messages/${path}`, {
      headers: { 'X-Nsaa-Studio': '1', Authorization: `Bearer ${LAKE_TOKEN}` },
    })
    expect([inbox.status, inbox.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await inbox.json()).toEqual({
      message: 'Visitors’ messages are unavailable. Try again in a moment.',
    })
  }
  expect(site.stderr().split('"inbox.unavailable"')).toHaveLength(2)
  expect(site.stderr()).not.toMatch(/"(page|request)\.failed"/)
  await databaseProxy.open()
  expect((await send()).status).toBe(303)
  expect((await readiness()).status).toBe(200)
})

test.each([
  ['password', 'a-wrong-one', 'has a user or password that the database refuses'],
  ['pathname', '/no-such-database', 'names a database that is not there'],
] as const)(
  'a wrong %s in DATABASE_URL fails the start with one line',
  async (part, value, line) => {
    const wrong = new URL(database)
    wrong[part] = value
    const site = await start(wrong)
    expect(await site.exited).toBe(1)
    expect(site.stderr()).toBe(`DATABASE_URL ${line}\n`)
  },
)

test('a role in DATABASE_URL that may not create tables fails the start with one line', async () => {
  const administrator = new Client({ connectionString: database.href })
  await administrator.connect()
  await administrator.query("CREATE ROLE visitor LOGIN PASSWORD 'visitor'")
  await administrator.end()
  const empty = new URL(await postgres.createDatabase())
  empty.username = 'visitor'
  empty.password = 'visitor'
  const site = await start(empty)
  expect(await site.exited).toBe(1)
  expect(site.stderr()).toBe(
    'DATABASE_URL has a user that may not create tables in the database, or not use those that are there\n',
  )
})
