import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withLock } from './lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'nsaa-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('tasks with the same lock run one after the other', async () => {
  const file = join(folder, 'build.lock')
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  }
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)])
  expect(most).toBe(1)
  expect(existsSync(file)).toBe(false)
})

test('a lock is released after a failure', async () => {
  const file = join(folder, 'failed.lock')
  const failure = withLock(file, () => Promise.reject(new Error('it did not build')))
  await expect(failure).rejects.toThrow('it did not build')
  expect(await withLock(file, async () => 'built')).toBe('built')
})

test('the lock of a dead process is taken over', async () => {
  const file = join(folder, 'stale.lock')
  // Above the largest process id of Linux.
  writeFileSync(file, '4194305')
  expect(await withLock(file, async () => 'built')).toBe('built')
})
