import { expect, test } from 'vitest'
import { cacheSuccess } from './cacheSuccess.ts'

test('a success is cached for a while, a failure never, and simultaneous checks are coalesced', async () => {
  let nowMs = 0
  let checks = 0
  let fault: Error | undefined
  const check = cacheSuccess(
    async () => {
      checks += 1
      if (fault) throw fault
    },
    500,
    () => nowMs,
  )
  await Promise.all([check(), check(), check()])
  expect(checks).toBe(1)
  nowMs = 499
  await check()
  expect(checks).toBe(1)
  nowMs = 500
  fault = new Error('disk full')
  await expect(check()).rejects.toThrow('disk full')
  await expect(check()).rejects.toThrow('disk full')
  expect(checks).toBe(3)
  fault = undefined
  await check()
  expect(checks).toBe(4)
})
