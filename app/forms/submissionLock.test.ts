import { expect, test, vi } from 'vitest'
import { createSubmissionLock } from './submissionLock.ts'

test('a second submission is ignored while the first one is prepared', async () => {
  const lock = createSubmissionLock()
  const loaded = Promise.withResolvers<boolean>()
  const first = lock.run(() => loaded.promise)
  const second = vi.fn(async () => true)
  await lock.run(second)
  expect(second).not.toHaveBeenCalled()
  loaded.resolve(true)
  await first
})

test('a second submission is ignored until the first one has its outcome', async () => {
  const lock = createSubmissionLock()
  const submit = vi.fn(async () => true)
  await lock.run(submit)
  await lock.run(submit)
  expect(submit).toHaveBeenCalledTimes(1)
  lock.release()
  await lock.run(submit)
  expect(submit).toHaveBeenCalledTimes(2)
})

test('a submission that sends nothing, or fails, does not prevent the next one', async () => {
  const lock = createSubmissionLock()
  const submit = vi.fn(async () => false)
  await lock.run(submit)
  await expect(lock.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await lock.run(submit)
  expect(submit).toHaveBeenCalledTimes(2)
})
