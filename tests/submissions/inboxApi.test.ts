import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express, { type Router } from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createIdentify, hostedIdentity } from '../../server/inbox/identify.ts'
import { inboxRoutes } from '../../server/inbox/routes.ts'
import { newsletter } from '../../submissions/definitions/newsletter.ts'
import { createAccessList } from '../../submissions/inbox/accessList.ts'
import { Inbox, SEARCHED_ROWS_MAX } from '../../submissions/inbox/inbox.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import type { SubmissionStore } from '../../submissions/store/store.ts'
import type { SubmissionContent } from '../../submissions/submission.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { acceptInto, contactContent } from './fixtures.ts'

const STUDIO = { 'X-Nsaa-Studio': '1' }

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

const contact = (message: string, email = 'kofi@makola.example'): SubmissionContent =>
  contactContent({ firstName: '=Kofi', lastName: 'Osei', email, phone: '024', message })

/** Every endpoint of a router and of those mounted in it. */
function endpointsOf({ stack }: Pick<Router, 'stack'>): { method: string; path: string }[] {
  return stack.flatMap(({ handle, route }) => {
    if (isRouter(handle)) return endpointsOf(handle)
    const methods: string[] = route?.stack.map(({ method }) => method.toUpperCase()) ?? []
    return methods.map((method) => ({ method, path: route?.path ?? '' }))
  })
}

const isRouter = (handle: object): handle is Router => 'stack' in handle

/** The API over real HTTP, with its own store and a hosted lake with three users. */
describe('the messages API', () => {
  let folder: string
  let store: SubmissionStore
  let lake: Server
  let lakeStatus: number
  let lakeAsked: number
  let server: Server
  let routes: Router
  let base: string
  let limitedS: number
  const logged: string[] = []

  const people: Record<string, unknown> = {
    'Bearer admin': {
      id: 'admin',
      name: 'Ama Serwaa',
      email: 'ama@nsaa.example',
      roles: [{ name: 'administrator' }],
    },
    'Bearer former admin': { id: 'admin', name: 'Ama Serwaa', roles: [{ name: 'editor' }] },
    'Bearer other admin': { id: 'other', name: 'Yaw', roles: [{ name: 'administrator' }] },
    'Bearer editor': { id: 'editor', name: 'Kwesi Editor', roles: [{ name: 'editor' }] },
    'Bearer outsider': { id: 'outsider', name: 'No Member', roles: [] },
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nsaa-inbox-api-'))
    store = openSqliteStore(join(folder, 'submissions.sqlite'))
    lakeStatus = 200
    lakeAsked = 0
    limitedS = 0
    logged.length = 0
    lake = createServer((req, res) => {
      lakeAsked += 1
      const user = people[req.headers.authorization ?? '']
      res.writeHead(lakeStatus === 200 && !user ? 401 : lakeStatus)
      res.end(JSON.stringify(user ?? {}))
    })
    const { origin: apiHost } = await listenOnLoopback(lake)
    routes = inboxRoutes({
      inbox: new Inbox(store, Date.now),
      access: createAccessList(store, Date.now),
      identify: createIdentify({
        ...hostedIdentity({ projectId: 'abc', apiHost }),
        fetch: (input, init) => globalThis.fetch(input, init),
        now: () => performance.now(),
      }),
      isCrossOrigin: (req) => req.get('Origin') === 'https://evil.example',
      limit: () => limitedS,
      view: { deliverableKinds: ['newsletter'], retentionDays: 30 },
      log: {
        info: (event, fields) => logged.push(`${event} ${JSON.stringify(fields)}`),
        warn: (event) => logged.push(event),
      },
      now: () => performance.now(),
    })
    server = createServer(express().use('/api', routes))
    base = `${(await listenOnLoopback(server)).origin}/api`
  })
  afterEach(async () => {
    await close(server)
    await close(lake)
    await store.close()
    await rm(folder, { recursive: true })
  })

  function call(path: string, as: string, init: { body?: unknown; headers?: object } = {}) {
    return fetch(base + path, {
      ...(init.body !== undefined && { method: 'POST', body: JSON.stringify(init.body) }),
      headers: {
        ...STUDIO,
        'Content-Type': 'application/json',
        Authorization: `Bearer ${as}`,
        ...init.headers,
      },
    })
  }

  const accept = (content: SubmissionContent, state?: 'queued' | 'suspect') =>
    acceptInto(store, content, { state })

  test.each([
    ['a caller without a token', '', 401],
    ['a caller with a wrong token', 'wrong', 401],
    ['a signed-in user who is no member', 'outsider', 401],
    ['a member without access', 'editor', 403],
    ['an administrator', 'admin', 200],
  ])('authorizes %s', async (_who, as, status) => {
    const id = await accept(contact('hello'))
    for (const path of ['/', `/${id}`, '/export.csv', '/people']) {
      const response = await call(path, as)
      expect([path, response.status]).toEqual([path, status])
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('Vary')).toBe('Cookie, Authorization')
      if (status !== 200) expect(await response.text()).not.toContain('hello')
    }
  })

  test('refuses a member without access on every route but those that ask for access', async () => {
    const id = await accept(contact('hello'))
    const refused: string[] = []
    const allowed: string[] = []
    for (const { method, path } of endpointsOf(routes)) {
      const url = base + path.replace(':id', id).replace(':action', 'handle')
      const [anonymous, member] = await Promise.all(
        ['wrong', 'editor'].map(async (as) => {
          const headers = { ...STUDIO, Authorization: `Bearer ${as}` }
          return (await fetch(url, { method, headers })).status
        }),
      )
      if (anonymous === 401 && member === 403) refused.push(`${method} ${path}`)
      else allowed.push(`${method} ${path} ${anonymous} ${member}`)
    }
    expect(allowed).toEqual(['GET /status 200 200', 'POST /request-access 401 200'])
    expect(refused.length).toBeGreaterThan(6)
  })

  test.each([
    ['without the header of the tool', { 'X-Nsaa-Studio': undefined }],
    ['from another site', { Origin: 'https://evil.example' }],
  ])('refuses a request %s, with a session too', async (_what, changes) => {
    const id = await accept(contact('hello'))
    const headers = new Headers({ ...STUDIO, Authorization: 'Bearer admin' })
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) headers.delete(name)
      else headers.set(name, value)
    }
    for (const path of ['/', `/${id}`, '/status', '/export.csv']) {
      expect((await fetch(base + path, { headers })).status).toBe(403)
    }
    const posted = await fetch(`${base}/${id}/handle`, { method: 'POST', headers })
    expect(posted.status).toBe(403)
    expect((await store.find(id))?.submission.state).toBe('queued')
  })

  test('responds with 503 during an outage of the lake, and retries', async () => {
    lakeStatus = 503
    expect((await call('/', 'admin')).status).toBe(503)
    expect(await (await call('/status', 'admin')).json()).toEqual({ access: 'unknown' })
    lakeStatus = 200
    expect((await call('/', 'admin')).status).toBe(200)
  })

  test('responds with 503 and Retry-After while the database is locked, and logs it once', async () => {
    store.query = () =>
      Promise.reject(Object.assign(new Error('database is locked'), { errcode: 5 }))
    for (const response of [await call('/', 'admin'), await call('/status', 'admin')]) {
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
      const message = 'Visitors’ messages are unavailable. Try again in a moment.'
      expect(await response.json()).toEqual({ message })
    }
    expect(logged).toEqual(['inbox.unavailable'])
  })

  test('responds with 429 and Retry-After to a client above its rate limit', async () => {
    limitedS = 3
    const response = await call('/', 'admin')
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3'])
    expect(await response.json()).toEqual({ message: 'Too many requests. Try again in 3 seconds.' })
  })

  test('asks the lake once for many requests of one person', async () => {
    await Promise.all(Array.from({ length: 10 }, () => call('/', 'admin')))
    expect(lakeAsked).toBe(1)
  })

  test('an administrator grants and revokes requested access', async () => {
    expect(await (await call('/status', 'editor')).json()).toEqual({ access: 'none' })
    await call('/request-access', 'editor', { body: {} })
    expect(await (await call('/status', 'editor')).json()).toEqual({ access: 'requested' })
    const waiting = async (who: 'admin' | 'editor') =>
      (await (await call('/status', who)).json()).requests
    expect(await waiting('admin')).toBe(1)
    expect((await call('/access', 'editor')).status).toBe(403)
    const grant = (granted: boolean) =>
      call('/access', 'admin', { body: { id: 'editor', granted } })
    expect((await grant(true)).status).toBe(200)
    expect((await call('/', 'editor')).status).toBe(200)
    expect([await waiting('admin'), await waiting('editor')]).toEqual([0, 0])
    expect((await call('/access', 'editor', { body: { id: 'x', granted: true } })).status).toBe(403)
    await grant(false)
    expect((await call('/', 'editor')).status).toBe(403)
    const { entries } = await (await call('/access', 'admin')).json()
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'revoke access', detail: 'Kwesi Editor' },
      { action: 'list' },
      { action: 'grant access' },
    ])
  })

  test('an administrator who became an editor loses access, and can request it again', async () => {
    expect((await call('/', 'admin')).status).toBe(200)
    expect((await call('/', 'former admin')).status).toBe(403)
    expect((await call('/', 'admin')).status).toBe(200)
    expect((await call('/request-access', 'former admin', { body: {} })).status).toBe(200)
    const status = async () => (await call('/status', 'former admin')).json()
    expect(await status()).toEqual({ access: 'requested' })
    const { people } = await (await call('/access', 'other admin')).json()
    expect(people).toMatchObject([{ id: 'admin', access: 'requested' }])
    await call('/access', 'other admin', { body: { id: 'admin', granted: true } })
    expect((await call('/', 'former admin')).status).toBe(200)
    expect(await status()).toMatchObject({ access: 'granted', you: { isAdministrator: false } })
  })

  test('an administrator whose access was revoked cannot be assigned until the next request', async () => {
    await call('/status', 'admin')
    const revoked = { id: 'admin', granted: false }
    await call('/access', 'other admin', { body: revoked })
    const people = async (as: string) => (await (await call('/people', as)).json()).people
    expect(await people('other admin')).toEqual([{ id: 'other', name: 'Yaw' }])
    const id = await accept(contact('hello'))
    const assigned = await call(`/${id}/assign`, 'other admin', { body: { personId: 'admin' } })
    expect(assigned.status).toBe(409)
    expect(await people('admin')).toContainEqual({ id: 'admin', name: 'Ama Serwaa' })
  })

  test('logs every read and change, without what was read or searched', async () => {
    const id = await accept(contact('a secret', 'kofi@makola.example'))
    const dates = 'fromMs=2026-11-24T00:00:00.000Z&toMs=2026-11-26T00:00:00.000Z'
    await call(`/?kind=contact&handling=open&assignedTo=kofi&${dates}&search=kofi`, 'admin')
    await call(`/${id}`, 'admin')
    await call('/export.csv', 'admin')
    for (const action of ['handle', 'reopen', 'retry']) {
      await call(`/${id}/${action}`, 'admin', { body: {} })
    }
    await call(`/${id}/assign`, 'admin', { body: { personId: 'admin' } })
    await call(`/${id}/note`, 'admin', { body: { text: 'kofi has a secret' } })
    await call('/request-access', 'editor', { body: {} })
    const { entries } = await (await call('/access', 'admin')).json()
    const { entries: later } = await (await call('/access', 'admin')).json()
    const actions: string[] = later.map(({ action }: { action: string }) => action)
    expect(actions.toReversed()).toEqual([
      'list',
      'open',
      'export',
      'handle',
      'reopen',
      'retry',
      'assign',
      'note',
      'request access',
      'read access log',
    ])
    const [request, note] = entries
    expect(request).toMatchObject({ personName: 'Kwesi Editor', submissionId: null })
    expect(note).toMatchObject({ personName: 'Ama Serwaa', submissionId: id })
    expect(entries.at(-1).detail).toBe(
      'Contact message, not handled, assigned to one person, from 24 Nov 2026, until 25 Nov 2026, a search',
    )
    expect(`${logged}${JSON.stringify(later)}`).not.toMatch(/kofi|secret/)
    expect(logged).toHaveLength(actions.length + 1)
  })

  test('logs the decisions about possible spam by their own names', async () => {
    const id = await accept(contact('hello'))
    await store.query("UPDATE submissions SET state = 'suspect'", [])
    for (const action of ['handle', 'reopen', 'retry']) {
      await call(`/${id}/${action}`, 'admin', { body: {} })
    }
    const { entries } = await (await call('/access', 'admin')).json()
    const actions = entries.map(({ action }: { action: string }) => action)
    expect(actions.toReversed()).toEqual(['confirm spam', 'reopen', 'release from spam'])
  })

  test('shows a whole message, with its state in plain words', async () => {
    const id = await accept(contact('first\nsecond'))
    const message = await (await call(`/${id}`, 'admin')).json()
    expect(message).toMatchObject({
      sender: '=Kofi Osei',
      status: 'Stored only here: this form is not connected to a service. Answer it from here.',
      subject: 'Your contact message',
      purgeDueAt: null,
      fields: expect.arrayContaining([
        { name: 'message', label: 'Message', value: 'first\nsecond' },
      ]),
    })
  })

  test('handles, assigns, notes, reopens; refuses invalid changes', async () => {
    const id = await accept(contact('hello'))
    const act = async (action: string, body: object = {}) =>
      (await call(`/${id}/${action}`, 'admin', { body })).json()
    expect(await act('handle')).toMatchObject({ handling: 'handled', handledBy: 'Ama Serwaa' })
    expect(await act('assign', { personId: 'admin' })).toMatchObject({ assignedName: 'Ama Serwaa' })
    expect(await act('note', { text: 'Called.' })).toMatchObject({ notes: [{ text: 'Called.' }] })
    expect(await act('reopen')).toMatchObject({ handling: 'open', handledAt: null })
    const status = async (path: string, body: object) =>
      (await call(path, 'admin', { body })).status
    expect(await status(`/${id}/assign`, { personId: 'nobody' })).toBe(409)
    expect(await status(`/${id}/note`, { text: '   ' })).toBe(400)
    expect(await status(`/${id}/explode`, {})).toBe(400)
    expect(await status('/no-such-id/handle', {})).toBe(409)
    expect((await call('/no-such-id', 'admin')).status).toBe(404)
    expect((await call('/?fromMs=yesterday', 'admin')).status).toBe(400)
    expect((await call('/?fromMs=2026-11-28T00:00:00%2B01', 'admin')).status).toBe(400)
    expect((await call('/?before=x', 'admin')).status).toBe(400)
  })

  test('responds with the message to a change that a colleague has made, and logs it as read', async () => {
    const id = await accept(newsletter.contentOf({ email: 'a@x.example' }))
    await call('/status', 'admin')
    const act = async (action: string, as: string) => {
      const response = await call(`/${id}/${action}`, as, { body: {} })
      const { handling, handledBy, state } = await response.json()
      return [response.status, handling, handledBy, state]
    }
    expect(await act('reopen', 'admin')).toEqual([200, 'open', null, 'queued'])
    for (const as of ['admin', 'other admin']) {
      expect(await act('handle', as)).toEqual([200, 'handled', 'Ama Serwaa', 'queued'])
    }
    await store.query("UPDATE submissions SET state = 'delivered'", [])
    expect(await act('retry', 'admin')).toEqual([200, 'handled', 'Ama Serwaa', 'delivered'])
    await store.query("UPDATE submissions SET state = 'escalated'", [])
    expect((await call(`/${id}/retry`, 'admin', { body: {} })).status).toBe(409)
    const { entries } = await (await call('/access', 'admin')).json()
    const actions = entries.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['open', 'open', 'handle', 'open'])
  })

  test('adds a note once that is sent again with its id, and refuses an invalid id', async () => {
    const id = await accept(contact('hello'))
    const note = (noteId: string) =>
      call(`/${id}/note`, 'admin', { body: { text: 'Called.', id: noteId } })
    const noteId = '7e57d004-2b97-4e7a-b45f-5387367791cd'
    for (const given of [noteId, noteId.toUpperCase()]) {
      const response = await note(given)
      expect([response.status, (await response.json()).notes]).toMatchObject([
        200,
        [{ id: noteId }],
      ])
    }
    expect((await note('1')).status).toBe(400)
  })

  test('erases one message, which is gone from the list, the export and the queue', async () => {
    const other = await accept(contact('other'))
    const id = await accept(contact('one'))
    await call(`/${id}/note`, 'admin', { body: { text: 'Called.' } })
    const erase = () => call(`/${id}/erase`, 'admin', { body: {} })
    expect(await (await erase()).json()).toEqual({ erased: 1 })
    expect((await call(`/${id}`, 'admin')).status).toBe(404)
    expect(await (await call('/', 'admin')).json()).toMatchObject({ messages: [{ id: other }] })
    expect(await (await call('/export.csv', 'admin')).text()).not.toContain(id)
    const claimed = { kind: 'contact', limit: 9, nowMs: Date.now(), leaseMs: 0 } as const
    const { claims } = await store.claim(claimed)
    expect(claims.map(({ submission }) => submission.id)).toEqual([other])
    expect((await store.query('SELECT * FROM submission_notes', [])).rows).toEqual([])
    expect(await (await erase()).json()).toEqual({ erased: 0 })
    const { entries } = await (await call('/access', 'admin')).json()
    expect(entries.at(-2)).toMatchObject({ action: 'erase a message', submissionId: id })
  })

  test('does not erase a message if the access log cannot be written', async () => {
    const id = await accept(contact('one'))
    await store.query('ALTER TABLE inbox_access_log RENAME TO unavailable', [])
    expect((await call(`/${id}/erase`, 'admin', { body: {} })).status).toBe(500)
    expect(await store.find(id)).not.toBeNull()
  })

  test('refuses a note above the maximum, with the reason', async () => {
    const id = await accept(contact('hello'))
    const note = () => call(`/${id}/note`, 'admin', { body: { text: 'Called.' } })
    for (let n = 0; n < 200; n++) expect((await note()).status).toBe(200)
    const refused = await note()
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('at most 200 notes')
  })

  test('lists what waits for delivery to a service, and marks what was not delivered yet', async () => {
    await accept(contact('of a form without a service'))
    const failed = await accept(newsletter.contentOf({ email: 'a@x.example' }))
    await store.query("UPDATE submissions SET reason = 'HTTP 503' WHERE id = ?", [failed])
    await accept(newsletter.contentOf({ email: 'bot@x.example' }), 'suspect')
    const query = 'state=queued&delivery=waiting'
    const { messages } = await (await call(`/?${query}`, 'admin')).json()
    expect(messages).toMatchObject([{ id: failed, isDelayed: true }])
    const csv = await (await call(`/export.csv?${query}`, 'admin')).text()
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
    expect((await call('/?delivery=later', 'admin')).status).toBe(400)
    const retried = await (await call(`/${failed}/retry`, 'admin', { body: {} })).json()
    expect(retried).toMatchObject({ state: 'queued', isDeliverable: true, isDelayed: false })
  })

  test('responds with the time that a search has read to, if it ends at its bound', async () => {
    const numbers = `WITH RECURSIVE numbers (n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM numbers
      WHERE n < ${SEARCHED_ROWS_MAX})`
    await store.query(
      `${numbers} INSERT INTO submissions (id, kind, form, fields, fingerprint, state,
        accepted_at_ms, next_attempt_at_ms, patience_from_ms)
       SELECT 'bulk-' || n, 'newsletter', 'newsletter', '{"email":"someone@x.example"}', '',
        'queued', 1000 * n, 0, 0 FROM numbers`,
      [],
    )
    const first = await (await call('/?search=needle', 'admin')).json()
    expect(first).toMatchObject({ messages: [], searchedTo: '1970-01-01T00:00:01.000Z' })
    const second = await (await call(`/?search=needle&before=${first.next}`, 'admin')).json()
    expect(second).toEqual({ messages: [] })
  })

  test('releases a suspect message', async () => {
    const id = await accept(contact('hello'), 'suspect')
    const status = await (await call('/status', 'admin')).json()
    expect(status).toMatchObject({
      open: 0,
      suspect: 1,
      unconfigured: expect.arrayContaining(['Contact message']),
    })
    const released = await call(`/${id}/retry`, 'admin', { body: {} })
    expect(await released.json()).toMatchObject({ state: 'queued' })
  })

  test('has the same status if nothing has changed, and another revision if something has', async () => {
    const status = async () => (await call('/status', 'admin')).json()
    const first = await status()
    expect(await status()).toEqual(first)
    await accept(contact('hello'))
    expect(await status()).not.toMatchObject({ revision: first.revision })
  })

  test('erases one person only after reporting the number of messages, and counts again', async () => {
    await accept(contact('one'))
    await accept(contact('two'))
    await accept(contact('other', 'ama@x.example'))
    const status = async () => (await call('/status', 'admin')).json()
    const before = await status()
    const erase = async (confirmed: boolean) => {
      const body = { email: 'KOFI@makola.example', confirmed }
      return (await call('/erase', 'admin', { body })).json()
    }
    expect(await erase(false)).toEqual({ found: 2, mentions: 0 })
    expect(await erase(true)).toEqual({ erased: 2, mentions: 0 })
    expect(await erase(false)).toEqual({ found: 0, mentions: 0 })
    const after = await status()
    expect([before.open, after.open]).toEqual([3, 1])
    expect(after.revision).not.toBe(before.revision)
    const { entries } = await (await call('/access', 'admin')).json()
    expect(entries).toMatchObject([
      { action: 'search for a person', detail: '0 messages' },
      { action: 'erase', detail: '2 messages' },
      { action: 'search for a person', detail: '2 messages' },
    ])
  })

  test('erases nothing if the access log cannot be written', async () => {
    await accept(contact('one'))
    await store.query('ALTER TABLE inbox_access_log RENAME TO unavailable', [])
    const body = { email: 'kofi@makola.example', confirmed: true }
    expect((await call('/erase', 'admin', { body })).status).toBe(500)
    await store.query('ALTER TABLE unavailable RENAME TO inbox_access_log', [])
    expect((await (await call('/', 'admin')).json()).messages).toHaveLength(1)
  })

  test.each([
    [{ email: 'kofi@', confirmed: false }, 'Enter a complete e-mail address.'],
    [
      { email: 'kofi@makola.example' },
      'The request is not valid. The Studio may be outdated: reload it and try again.',
    ],
  ])('refuses to erase %j with a sentence for the reader', async (body, message) => {
    const refused = await call('/erase', 'admin', { body })
    expect([refused.status, await refused.json()]).toEqual([400, { message }])
  })

  test('exports the filtered list, unreadable ones too, safe for spreadsheets', async () => {
    await accept(contact('said "hello", then left'))
    const broken = await accept(contact('x'))
    await accept(newsletter.contentOf({ email: 'other@x.example' }))
    await store.query("UPDATE submissions SET fields = '=1+1' WHERE id = ?", [broken])
    const response = await call('/export.csv?kind=contact', 'admin')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="messages.csv"')
    const csv = await response.text()
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3)
    expect(csv).toContain(`"'=Kofi"`)
    expect(csv).toContain('"said ""hello"", then left"')
    expect(csv).toContain(`"'=1+1"`)
    expect(csv).not.toContain('other@x.example')
  })

  test('refuses a third export with 503 while two are running', async () => {
    await accept(contact('hello'))
    const query = store.query.bind(store)
    const resumed = Promise.withResolvers<void>()
    let waiting = 0
    store.query = async (sql, values) => {
      if (sql.startsWith('SELECT * FROM submissions')) {
        waiting += 1
        await resumed.promise
      }
      return query(sql, values)
    }
    const running = [call('/export.csv', 'admin'), call('/export.csv', 'admin')]
    await expect.poll(() => waiting).toBe(2)
    expect((await call('/export.csv', 'admin')).status).toBe(503)
    resumed.resolve()
    for (const response of await Promise.all(running))
      expect(await response.text()).toMatch('hello')
    expect((await call('/export.csv', 'admin')).status).toBe(200)
  })

  test('pages with the returned position', async () => {
    for (let n = 0; n < 51; n += 1) await accept(contact(`${n}`))
    const first = await (await call('/', 'admin')).json()
    expect(first.messages).toHaveLength(50)
    const second = await (await call(`/?before=${first.next}`, 'admin')).json()
    expect(second.messages).toHaveLength(1)
    expect(second.next).toBeUndefined()
  })
})
