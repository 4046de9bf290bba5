import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createUserDirectory } from './userDirectory.ts'
import { openUsers } from './users.ts'

test('an added person is logged once the file can be written again', () => {
  const dir = mkdtempSync(join(tmpdir(), 'users-directory-'))
  const commandLine = openUsers(dir, Date.now)
  const store = openUsers(dir, Date.now)
  let isFull = false
  const takeUnlogged = () => {
    if (isFull) throw new Error('database or disk is full')
    return store.takeUnlogged()
  }
  const events: string[] = []
  const note = (event: string) => void events.push(event)
  const directory = createUserDirectory({ ...store, takeUnlogged }, { info: note, error: note })
  onTestFinished(() => {
    directory.close()
    commandLine.close()
    rmSync(dir, { recursive: true })
  })

  isFull = true
  const key = commandLine.add('Ama Mensah', 'editor')
  expect(directory.byKey(key)?.name).toBe('Ama Mensah')
  expect(events).toEqual(['studio.users.read.failed'])
  isFull = false
  expect(directory.byKey(key)?.name).toBe('Ama Mensah')
  expect(events).toEqual(['studio.users.read.failed', 'studio.user.added'])
})
