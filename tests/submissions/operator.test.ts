import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsletter } from '../../submissions/definitions/newsletter.ts'
import { createAccessList } from '../../submissions/inbox/accessList.ts'
import { ACCESS_LOG_LENGTH } from '../../submissions/inbox/apiSchemas.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import type { SubmissionStore } from '../../submissions/store/store.ts'
import type { SubmissionContent } from '../../submissions/submission.ts'
import { runTool } from '../site/runTool.ts'
import { acceptInto, attempt, contactContent } from './fixtures.ts'

const aMonthAgo = Date.now() - 31 * 86_400_000

/** The real command, as an operator runs it, on a store that another process has open. */
describe('npm run submissions', () => {
  let dataDir: string
  let store: SubmissionStore
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nsaa-operator-'))
    store = openSqliteStore(join(dataDir, 'submissions', 'submissions.sqlite'))
  })
  afterAll(async () => {
    await store.close()
    await rm(dataDir, { recursive: true })
  })

  const run = (args: string[], env: Record<string, string> = {}) =>
    runTool('tooling/submissions.ts', args, { DATA_DIR: dataDir, ...env })

  const accept = (content: SubmissionContent, acceptedAtMs = Date.now()) =>
    acceptInto(store, content, { acceptedAtMs })

  const contact = (message: string) => contactContent({ phone: '+233 24 000 0000', message })

  test('shows a whole submission, phone included, without escape sequences for the terminal', async () => {
    const id = await accept(contact('two\nlines \u001b[31mred'))
    const { code, out } = await run(['show', id])
    expect(code).toBe(0)
    expect(out).toContain('+233 24 000 0000')
    expect(out).toContain('queued: no service is configured')
    expect(out).toContain('\\u001b[31mred')
    expect(out).not.toContain('\u001b')
  })

  test('lists with filters, for people and for machines', async () => {
    const id = await accept(newsletter.contentOf({ email: 'ama@x.example' }))
    await attempt(store, id, 'parked')
    const people = await run(['list', '--state', 'parked'])
    expect(people.out).toContain(`${id}  newsletter  parked: HTTP 400`)
    expect(people.out).not.toContain('contact  ')
    const machines = await run(['list', '--state', 'parked', '--json'])
    const listed: unknown = JSON.parse(machines.out)
    expect(listed).toContainEqual(expect.objectContaining({ id, state: 'parked' }))
    const newest: unknown = JSON.parse((await run(['list', '--limit', '1', '--json'])).out)
    expect(newest).toMatchObject([{ id }])
    const withService = await run(['list', '--kind', 'contact'], {
      EMAIL_SERVICE_ID: 's',
      EMAIL_TEMPLATE_ID: 't',
      EMAIL_PUBLIC_KEY: 'k',
    })
    expect(withService.out).not.toContain('no service is configured')
  })

  test('lists and shows unreadable rows in their stored form', async () => {
    const id = await accept(newsletter.contentOf({ email: 'ama@x.example' }))
    const database = new DatabaseSync(join(dataDir, 'submissions', 'submissions.sqlite'))
    database.prepare('UPDATE submissions SET fields = \'{"email":7}\' WHERE id = ?').run(id)
    database.close()
    const listed = await run(['list'])
    expect(listed).toMatchObject({ code: 0, err: '' })
    expect(listed.out).toContain(`${id}  newsletter  queued, unreadable`)
    expect((await run(['show', id])).out).toContain('{"email":7}')
    const machines: unknown = JSON.parse((await run(['list', '--json'])).out)
    expect(machines).toContainEqual(expect.objectContaining({ id, raw: '{"email":7}' }))
  })

  test('retries one, or all that are parked', async () => {
    const id = await accept(newsletter.contentOf({ email: 'kofi@x.example' }))
    await attempt(store, id, 'parked')
    expect((await run(['retry', id])).out).toContain(`${id} is queued for delivery`)
    await attempt(store, id, 'parked')
    await store.query("UPDATE submissions SET handling = 'handled' WHERE id = ?", [id])
    expect((await run(['list'])).out).toContain(`${id}  newsletter  handled, parked: HTTP 400`)
    await store.query("UPDATE submissions SET handling = 'open' WHERE id = ?", [id])
    const all = await run(['retry', '--all', '--json'])
    expect(JSON.parse(all.out).retried).toBeGreaterThanOrEqual(1)
    expect((await store.find(id))?.submission.state).toBe('queued')
  })

  test('purges what was delivered longer ago than the retention time', async () => {
    const id = await accept(newsletter.contentOf({ email: 'old@x.example' }), aMonthAgo)
    await attempt(store, id, 'delivered', aMonthAgo)
    expect((await run(['purge'])).out).toContain('handled more than 30 days ago: 1')
    expect(await store.find(id)).toBeNull()
  })

  test.each([
    [[], 'A command is missing'],
    [['delete'], 'There is no command "delete"'],
    [['show'], 'show requires the ID'],
    [['retry'], 'retry requires either an ID, or --all'],
    [['list', '--state', 'lost'], '"lost" is not a valid value of --state'],
    [['list', '--colour'], "Unknown option '--colour'"],
  ])('%j prints the error and the usage', async (args, message) => {
    const { code, err } = await run(args)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(err).toContain('Usage: npm run submissions')
  })

  test.each([
    [['purge', '--older-than', '7', '--kind', 'newsletter'], '--kind'],
    [['purge', '3f2b-id'], '3f2b-id'],
    [['retry', '--all', '--kind', 'contact'], '--kind'],
    [['list', 'parked'], 'parked'],
    [['access-log', 'ama'], 'ama'],
  ])('%j is refused and changes nothing', async (args, unknown) => {
    const old = await accept(newsletter.contentOf({ email: 'esi@x.example' }), aMonthAgo)
    await attempt(store, old, 'delivered', aMonthAgo)
    const parked = await accept(newsletter.contentOf({ email: 'yaa@x.example' }))
    await attempt(store, parked, 'parked')
    const { code, err } = await run(args)
    expect([code, err.split('\n')[0]]).toEqual([2, `Unknown argument: ${unknown}`])
    expect(await store.find(old)).not.toBeNull()
    expect((await store.find(parked))?.submission.state).toBe('parked')
  })

  test('lists every entry of the access log, newest first, for people and for machines', async () => {
    expect(await run(['access-log'])).toMatchObject({ code: 0, out: 'No entries.\n' })
    const access = createAccessList(store, () => Date.UTC(2026, 0, 5, 9, 30))
    const reader = { personId: 'ama', personName: 'Ama \u001b[31mred', submissionId: null }
    for (let count = 0; count <= ACCESS_LOG_LENGTH; count += 1) {
      await access.record({ ...reader, action: 'list', detail: `page ${count}` })
    }
    await access.record({ ...reader, action: 'open', submissionId: 'm1', detail: '' })
    const { code, out } = await run(['access-log'])
    const lines = out.trimEnd().split('\n')
    expect([code, lines.length, lines[0], lines.at(-1)]).toEqual([
      0,
      ACCESS_LOG_LENGTH + 2,
      '2026-01-05 09:30  Ama \\u001b[31mred  open  m1',
      '2026-01-05 09:30  Ama \\u001b[31mred  list  page 0',
    ])
    const machines: unknown = JSON.parse((await run(['access-log', '--json'])).out)
    expect(machines).toHaveLength(ACCESS_LOG_LENGTH + 2)
  })

  test('reports an unknown submission', async () => {
    const { code, out } = await run(['show', 'nobody'])
    expect(code).toBe(1)
    expect(out).toContain('There is no submission nobody')
  })

  test('a wrong variable is one line', async () => {
    const { code, err } = await run(['list'], { SUBMISSION_RETENTION_DAYS: 'soon' })
    expect([code, err]).toEqual([
      2,
      'SUBMISSION_RETENTION_DAYS must be a number of days from 1 to 3650\n',
    ])
  })

  test('a backup replaces what a killed one has left, and is complete under its name', async () => {
    const target = join(dataDir, 'backup.sqlite')
    for (const part of [`${target}.part`, `${target}.part-journal`]) await writeFile(part, 'part')
    const id = await accept(contact('kept in the backup'))
    expect(await run(['backup', target])).toMatchObject({ code: 0, err: '' })
    const copy = new DatabaseSync(target, { readOnly: true })
    expect(copy.prepare('SELECT id FROM submissions WHERE id = ?').get(id)).toEqual({ id })
    copy.close()
    const left = (await readdir(dataDir)).filter((name) => name.startsWith('backup'))
    expect(left).toEqual(['backup.sqlite'])
  })

  test.each([[['list']], [['backup', 'copy.sqlite']]])(
    '%j with a folder that has no submissions is one line, and creates none',
    async ([name = '', file]) => {
      const empty = await mkdtemp(join(dataDir, 'empty-'))
      const args = file === undefined ? [name] : [name, join(empty, file)]
      const { code, out, err } = await run(args, { DATA_DIR: empty })
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^DATA_DIR \S+ contains no submissions: .+\n$/)
      expect(await readdir(empty)).toEqual([])
    },
  )

  test.each([
    ['a database that is down', ['list'], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }],
    ['a malformed database address', ['list'], { DATABASE_URL: 'postgres://a:b@:x/y' }],
    ['a backup into a missing folder', ['backup', '/missing/folder/copy.sqlite'], {}],
  ])('%s is one line', async (_, args, env) => {
    const { code, out, err } = await run(args, env)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^Failed: .+\n$/)
  })
})
