import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { BUSY_TIMEOUT_MS } from '../../runtime/sqlite.ts'
import { createUserCache } from './userCache.ts'
import { openUserStore, type UserStore } from './userStore.ts'

let dir: string
let commandLine: UserStore
let store: UserStore
let events: string[]
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'user-cache-'))
  commandLine = openUserStore(dir, Date.now)
  store = openUserStore(dir, Date.now)
  events = []
})
afterEach(() => {
  commandLine.close()
  rmSync(dir, { recursive: true })
})

function createCache(from: UserStore) {
  const note = (event: string) => void events.push(event)
  const cache = createUserCache(from, { info: note, error: note })
  onTestFinished(cache.close)
  return cache
}

test('an added person is logged once the file can be written again', () => {
  let isFull = false
  const takeUnlogged = () => {
    if (isFull) throw new Error('database or disk is full')
    return store.takeUnlogged()
  }
  const cache = createCache({ ...store, takeUnlogged })
  isFull = true
  const key = commandLine.add('Ama Mensah', 'editor')
  expect(cache.byKey(key)?.name).toBe('Ama Mensah')
  expect(events).toEqual(['studio.users.read.failed'])
  isFull = false
  expect(cache.byKey(key)?.name).toBe('Ama Mensah')
  expect(events).toEqual(['studio.users.read.failed', 'studio.user.added'])
})

test('a lock of another process neither hides an added person nor blocks the lake for seconds', () => {
  const cache = createCache(store)
  const key = commandLine.add('Ama Mensah', 'editor')
  const other = new DatabaseSync(join(dir, 'editors.sqlite'))
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  const startedAtMs = performance.now()
  expect(cache.byKey(key)?.name).toBe('Ama Mensah')
  expect(performance.now() - startedAtMs).toBeLessThan(BUSY_TIMEOUT_MS)
  expect(events).toEqual(['studio.users.read.failed'])
  other.exec('ROLLBACK')
  expect(cache.byKey(key)?.name).toBe('Ama Mensah')
  expect(events).toEqual(['studio.users.read.failed', 'studio.user.added'])
})
