import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SESSION_IDLE_MS, SESSION_MS } from '../../lake/auth/sessions.ts'
import { editors } from '../site/editorsCommand.ts'
import { TEST_TOKEN } from './startLake.ts'
import { type LakeWithUsers, startLakeWithUsers } from './startLakeWithUsers.ts'

/** Keep-alives also end streams and sockets. */
const WITHOUT_KEEP_ALIVE = { limits: { keepAliveMs: 2 ** 31 - 1 } }
const LISTEN = '/v2025-02-19/data/listen/production?query=*'

describe('npm run editors, during a running lake', () => {
  let lake: LakeWithUsers
  beforeEach(async () => {
    lake = await startLakeWithUsers(WITHOUT_KEEP_ALIVE)
  })
  afterEach(() => lake.stop())

  const run = (...args: string[]) => editors(lake.dataDir, args)
  const whoAmI = (cookie: string) =>
    lake.request('/v1/users/me', { anonymous: true, headers: { cookie } })
  const logged = (event: string) => lake.log.filter((line) => line.event === event)

  test('add shows a key once, which signs the person in under the person’s own name', async () => {
    const { code, out } = await run('add', 'Kofi  Boateng', '--role', 'editor')
    expect(code).toBe(0)
    expect(out).toContain('Kofi Boateng may sign in as editor.')
    const key = /Studio key {2}(\S{32})/.exec(out)?.[1] ?? ''
    const me = await (await whoAmI(await lake.cookie('someone else', key))).json()
    expect(me).toMatchObject({ name: 'Kofi Boateng', role: 'editor' })
    const file = join(lake.dataDir, 'editors.sqlite')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readFile(file)).includes(key)).toBe(false)
    expect((await run('list')).out).toMatch(/^Kofi Boateng {2}editor {2}\d{4}-\d\d-\d\d$/m)
    expect((await run('list')).out).not.toContain(key)
    await expect.poll(() => logged('studio.user.added')).toHaveLength(1)
    expect(JSON.stringify(lake.log)).not.toContain(key)
    expect(JSON.stringify(lake.log)).not.toContain('Kofi')
  })

  test('revoke ends sessions, streams, sockets and the key, and the name stays in history', async () => {
    const key = lake.add('Kofi Boateng', 'editor')
    const cookie = await lake.cookie('Kofi Boateng', key)
    const { id } = await (await whoAmI(cookie)).json()
    const headers = { cookie, origin: lake.origin }
    const listening = await lake.request(LISTEN, { anonymous: true, headers })
    expect(listening.status).toBe(200)
    const sockets = ['/lake/streams', '/lake/v1/socket/production'].map(
      (path) => new WebSocket(lake.origin.replace('http', 'ws') + path, { headers }),
    )
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    const other = await lake.cookie('Ama Mensah', TEST_TOKEN)

    expect(await run('revoke', 'kofi boateng')).toMatchObject({
      code: 0,
      out: 'Kofi Boateng can no longer sign in. Open sessions end within a second.\n',
    })
    expect((await whoAmI(cookie)).status).toBe(401)
    const bearer = { authorization: `Bearer ${key}` }
    expect((await lake.request('/v1/users/me', { headers: bearer })).status).toBe(401)
    expect((await lake.signIn('Kofi Boateng', key)).status).toBe(422)
    const states = () => sockets.map(({ readyState }) => readyState)
    await expect.poll(states).toEqual([WebSocket.CLOSED, WebSocket.CLOSED])
    // The stream ends by itself: reading it to its end is the wait.
    await listening.text()
    expect((await whoAmI(other)).status).toBe(200)
    const profile = await lake.request(`/v1/users/${id}`)
    expect(await profile.json()).toMatchObject({ displayName: 'Kofi Boateng' })
    expect((await run('list')).out).toMatch(/^Kofi Boateng {2}revoked/m)
    await expect.poll(() => logged('studio.user.revoked')).toHaveLength(1)
    expect(logged('studio.user.revoked')[0]?.fields).toMatchObject({ user: id })
  })

  test('rotate replaces the key, ends its sessions, and can change the role', async () => {
    const key = lake.add('Esi Owusu', 'editor')
    const cookie = await lake.cookie('Esi Owusu', key)
    const { out } = await run('rotate', 'Esi Owusu', '--role', 'viewer', '--json')
    const rotated = JSON.parse(out)
    expect(rotated).toMatchObject({ name: 'Esi Owusu', role: 'viewer' })
    expect((await whoAmI(cookie)).status).toBe(401)
    expect((await lake.signIn('Esi Owusu', key)).status).toBe(422)
    const again = await lake.cookie('Esi Owusu', rotated.key)
    expect(await (await whoAmI(again)).json()).toMatchObject({ role: 'viewer' })
  })

  test('a name with a key of its own cannot be taken with the first administrator’s key', async () => {
    const shared = await lake.cookie('Kofi Boateng', TEST_TOKEN)
    const before = await (await whoAmI(shared)).json()
    const key = lake.add('Kofi Boateng', 'editor')
    expect((await whoAmI(shared)).status).toBe(401)
    expect((await lake.signIn('KOFI Boateng', TEST_TOKEN)).status).toBe(422)
    const after = await (await whoAmI(await lake.cookie('Kofi Boateng', key))).json()
    expect(after).toMatchObject({ id: before.id, role: 'editor' })
    await run('revoke', 'Kofi Boateng')
    expect((await lake.signIn('Kofi Boateng', TEST_TOKEN)).status).toBe(422)
  })

  test('sessions and people outlive a restart; a person can be added again after a revocation', async () => {
    const key = lake.add('Kofi Boateng', 'viewer')
    const cookie = await lake.cookie('Kofi Boateng', key)
    const { dataDir } = lake
    await lake.stop({ keepData: true })
    lake = await startLakeWithUsers({ dataDir })
    expect((await whoAmI(cookie)).status).toBe(200)
    await run('revoke', 'Kofi Boateng')
    const { code } = await run('add', 'Kofi Boateng', '--role', 'editor')
    expect(code).toBe(0)
    expect((await whoAmI(cookie)).status).toBe(401)
  })
})

describe('the streams and sockets of a session', () => {
  const LISTENING = { op: 'open', id: '1', url: LISTEN }
  const PATHS = ['/lake/streams', '/lake/v1/socket/production']
  let nowMs: number
  let lake: LakeWithUsers
  let cookie: string
  const start = async (options: Parameters<typeof startLakeWithUsers>[0] = {}) => {
    nowMs = Date.now()
    lake = await startLakeWithUsers({ date: () => nowMs, ...options })
    cookie = await lake.cookie('Ama Mensah', TEST_TOKEN)
  }
  afterEach(() => lake.stop())

  const listen = (cookie: string) =>
    lake.request(LISTEN, { anonymous: true, headers: { cookie, origin: lake.origin } })
  const connect = async (path: string, cookie: string) => {
    const headers = { cookie, origin: lake.origin }
    const socket = new WebSocket(lake.origin.replace('http', 'ws') + path, { headers })
    await once(socket, 'open')
    return socket
  }

  /** What happens first after the socket was asked for a stream. */
  const outcomeOf = (socket: WebSocket) => {
    if (socket.readyState !== WebSocket.OPEN) return 'closed'
    socket.send(JSON.stringify(LISTENING))
    const closed = once(socket, 'close').then(() => 'closed')
    return Promise.race([closed, once(socket, 'message').then(([data]) => JSON.parse(data))])
  }

  /** Pings that were sent before may still arrive; the third one was sent later. */
  const closedOrPinged = (socket: WebSocket) =>
    new Promise((resolve) => {
      let pings = 0
      socket.on('ping', () => ++pings === 3 && resolve('pinged'))
      socket.once('close', () => resolve('closed'))
    })

  test('end when the person signs out, and those of another session do not', async () => {
    await start()
    const other = await connect('/lake/streams', await lake.cookie('Ama Mensah', TEST_TOKEN))
    const listening = await listen(cookie)
    const streams = await connect('/lake/streams', cookie)
    const presence = await connect('/lake/v1/socket/production', cookie)
    const closed = once(presence, 'close')
    const headers = { cookie, origin: lake.origin }
    await lake.request('/v1/auth/logout', { anonymous: true, method: 'POST', headers })
    expect(await outcomeOf(streams)).toBe('closed')
    await listening.text()
    await closed
    expect(await outcomeOf(other)).toEqual({ id: '1', open: true })
    other.terminate()
  })

  test('open no stream after the session has expired', async () => {
    await start()
    const socket = await connect('/lake/streams', cookie)
    nowMs += SESSION_MS
    expect(await outcomeOf(socket)).toBe('closed')
  })

  test('end soon after the session has expired, and do not postpone that', async () => {
    await start({ limits: { keepAliveMs: 20 } })
    const listening = await listen(cookie)
    const sockets = await Promise.all(PATHS.map((path) => connect(path, cookie)))
    nowMs += SESSION_IDLE_MS - 1
    await Promise.all(sockets.map((socket) => once(socket, 'ping')))
    nowMs += 1
    expect(await Promise.all(sockets.map(closedOrPinged))).toEqual(['closed', 'closed'])
    await listening.text()
    const me = await lake.request('/v1/users/me', { anonymous: true, headers: { cookie } })
    expect(me.status).toBe(401)
  })
})

describe('npm run editors, with a reason in one sentence', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lake-editors-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  test('refuses a folder without a lake, a hosted lake and a lake on another machine', async () => {
    expect(await editors(dataDir, ['list'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('contains no Content Lake: start the website once'),
    })
    const hosted = await editors(dataDir, ['list'], { SANITY_PROJECT_ID: 'abc' })
    expect(hosted).toMatchObject({
      code: 2,
      err: expect.stringContaining('in your Sanity project'),
    })
    const elsewhere = { LAKE_URL: 'http://10.0.0.5:3001', LAKE_TOKEN: TEST_TOKEN }
    expect(await editors(dataDir, ['list'], elsewhere)).toMatchObject({
      code: 2,
      err: expect.stringContaining('run this on the machine of that lake'),
    })
  })

  test('refuses a list of people that this account cannot open', async () => {
    const file = join(dataDir, 'editors.sqlite')
    await mkdir(join(dataDir, 'lake'))
    await mkdir(file)
    const { code, out, err } = await editors(dataDir, ['list'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^\S+editors\.sqlite cannot be opened \(EISDIR: [^\n]+ this\.\n$/)
    expect(err).toContain(file)
  })

  test('fails if the list of people cannot be written', async () => {
    await startLakeWithUsers({ dataDir }).then((lake) => lake.stop({ keepData: true }))
    const file = join(dataDir, 'editors.sqlite')
    const database = new DatabaseSync(file)
    database.exec(`CREATE TRIGGER full BEFORE INSERT ON people
      BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`)
    database.close()
    const { code, out, err } = await editors(dataDir, ['add', 'Ama', '--role', 'editor'])
    expect([code, out, err]).toEqual([1, '', 'Failed: disk I/O error\n'])
  })

  test('refuses unknown roles, unknown people and names of one character', async () => {
    const lake = await startLakeWithUsers({ dataDir })
    lake.add('Kofi Boateng', 'editor')
    const refused: [string[], string][] = [
      [['add', 'Ama', '--role', 'owner'], 'There is no role "owner"'],
      [['add', 'A', '--role', 'editor'], 'A name must have 2 to 60 characters.'],
      [['revoke', 'Ama Mensah'], 'No person is called Ama Mensah.'],
    ]
    for (const [args, reason] of refused) {
      const { code, out, err } = await editors(dataDir, args)
      expect([args, code, out], err).toEqual([args, 2, ''])
      expect(err).toContain(reason)
    }
    await lake.stop({ keepData: true })
  })
})
