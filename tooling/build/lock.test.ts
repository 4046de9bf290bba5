import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withLock } from './lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'nsaa-lock-'))
const ignore = () => undefined
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
  const waiting: string[] = []
  await Promise.all(['a', 'b', 'c'].map((name) => withLock(file, work, () => waiting.push(name))))
  expect(most).toBe(1)
  expect(waiting).toEqual(['b', 'c'])
  expect(existsSync(file)).toBe(false)
})

test('a lock is released after a failure', async () => {
  const file = join(folder, 'failed.lock')
  const failure = withLock(file, () => Promise.reject(new Error('it did not build')), ignore)
  await expect(failure).rejects.toThrow('it did not build')
  expect(await withLock(file, async () => 'built', ignore)).toBe('built')
})

test('the lock of a dead process is taken over', async () => {
  const file = join(folder, 'stale.lock')
  // Above the largest process id of Linux.
  writeFileSync(file, '4194305')
  expect(await withLock(file, async () => 'built', ignore)).toBe('built')
})

test('a lock with the id of this process is of a dead one that had the same id', async () => {
  const file = join(folder, 'same-id.lock')
  writeFileSync(file, String(process.pid))
  expect(await withLock(file, async () => 'built', ignore)).toBe('built')
})

test('a lock is released by a signal that ends the process', async () => {
  const file = join(folder, 'signal.lock')
  const program = `import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
    await withLock(${JSON.stringify(file)}, async () => {
      console.log('locked')
      await new Promise((resolve) => setInterval(resolve, 1e9))
    })`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program])
  await once(holder.stdout, 'data')
  expect(existsSync(file)).toBe(true)
  holder.kill('SIGTERM')
  expect(await once(holder, 'exit')).toEqual([143, null])
  expect(existsSync(file)).toBe(false)
})
