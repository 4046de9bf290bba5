import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { SESSIONS_MAX, StudioSessions } from './sessions.ts'

let file: string
let logged: string[]
let nowMs: number

beforeEach(() => {
  nowMs = Date.parse('2026-01-01T00:00:00Z')
  const folder = mkdtempSync(join(tmpdir(), 'lake-sessions-'))
  file = join(folder, 'sessions.json')
  logged = []
  return () => rmSync(folder, { recursive: true })
})

const openSessions = () =>
  new StudioSessions({
    file,
    key: 'a-key-of-the-first-administrator',
    users: { byId: () => undefined },
    date: () => nowMs,
    log: { warn: (event) => logged.push(event) },
  })

test('a session that ended while the file could not be written ends for the next process, too', () => {
  const sessions = openSessions()
  const secret = sessions.start('Ama')
  const obstacle = `${file}.new`
  mkdirSync(obstacle)
  sessions.end(secret)
  expect(sessions.userOfSession(secret)).toBeNull()
  expect(openSessions().userOfSession(secret)).toMatchObject({ name: 'Ama' })
  expect(logged, 'not with every request').toEqual(['studio.sessions.save.failed'])
  rmdirSync(obstacle)
  sessions.userOfSession('of another editor')
  expect(openSessions().userOfSession(secret)).toBeNull()
})

test('the least recently used session, not the oldest, ends when there are too many', () => {
  const sessions = openSessions()
  const oldest = sessions.start('Ama')
  const unused = sessions.start('Kofi')
  nowMs += 3_600_000
  expect(sessions.userOfSession(oldest)).toMatchObject({ name: 'Ama' })
  for (let count = 2; count <= SESSIONS_MAX; count += 1) sessions.start('Esi')
  expect(sessions.userOfSession(oldest)).toMatchObject({ name: 'Ama' })
  expect(sessions.userOfSession(unused)).toBeNull()
})
