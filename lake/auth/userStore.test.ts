import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOfKey, openUserStore, type UserStore } from './userStore.ts'

let dir: string
let store: UserStore
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'nsaa-users-'))
  store = openUserStore(dir, () => Date.UTC(2026, 10, 22))
})
afterEach(() => {
  store.close()
  rmSync(dir, { recursive: true })
})

test.each(['A', 'x'.repeat(61), '\u200b\u202e', '  '])('the name %j is refused', (name) => {
  expect(() => store.add(name, 'editor')).toThrow('A name must have 2 to 60 characters.')
})

test('a person has one key, however the name is typed', () => {
  const key = store.add(' Kofi   Boateng', 'editor')
  expect(key).toMatch(/^[\w-]{32}$/)
  expect(() => store.add('KOFI BOATENG', 'viewer')).toThrow('Kofi Boateng already has a key.')
  expect(store.all()).toMatchObject([{ name: 'Kofi Boateng', keyDigest: digestOfKey(key) }])
  const next = store.rotate('kofi boateng', undefined)
  expect(store.all()).toMatchObject([{ role: 'editor', keyDigest: digestOfKey(next) }])
})

test('refusing to revoke an unknown or already revoked person names the person', () => {
  expect(() => store.rotate('Ama Mensah', undefined)).toThrow('No person is called Ama Mensah.')
  expect(() => store.revoke('Ama Mensah')).toThrow('No person is called Ama Mensah.')
  store.add('Ama Mensah', 'editor')
  store.revoke('Ama Mensah')
  expect(() => store.revoke('Ama Mensah')).toThrow('Ama Mensah’s key is revoked already.')
  expect(() => store.rotate('Ama Mensah', 'viewer')).toThrow('revoked already')
  store.add('Ama Mensah', 'viewer')
  expect(store.all()).toMatchObject([{ role: 'viewer', revokedAt: null }])
})

test('another process sees a change, and each change is logged once', () => {
  const lake = openUserStore(dir, Date.now)
  const before = lake.version()
  store.add('Ama Mensah', 'editor')
  expect(lake.version()).not.toBe(before)
  expect(lake.takeUnlogged()).toMatchObject([{ action: 'added', role: 'editor' }])
  expect(lake.takeUnlogged()).toEqual([])
  expect(store.takeUnlogged()).toEqual([])
  lake.close()
})

test('a role of a newer version has the fewest rights', () => {
  store.add('Ama Mensah', 'administrator')
  const file = new DatabaseSync(join(dir, 'editors.sqlite'))
  file.exec("UPDATE people SET role = 'owner'")
  file.close()
  expect(store.all()).toMatchObject([{ role: 'viewer' }])
})

test('a file of a newer version, or one that is damaged, is refused with what to do', () => {
  const file = new DatabaseSync(join(dir, 'editors.sqlite'))
  file.exec('PRAGMA user_version = 2')
  file.close()
  expect(() => openUserStore(dir, Date.now)).toThrow('was written by a newer version')
  const other = mkdtempSync(join(dir, 'damaged-'))
  writeFileSync(join(other, 'editors.sqlite'), 'not a database'.repeat(100))
  expect(() => openUserStore(other, Date.now)).toThrow('cannot be read')
})
