import { expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'

test('readiness writes to the disk once for many requests, and again after half a second', async () => {
  let nowMs = 0
  let writes = 0
  const checkWritable = () => {
    writes += 1
  }
  const readiness = createReadiness({ checkWritable }, () => nowMs)
  await Promise.all([readiness(), readiness(), readiness()])
  nowMs = 499
  expect(await readiness()).toEqual({ status: 200, text: 'ready' })
  expect(writes).toBe(1)
  nowMs = 500
  await readiness()
  expect(writes).toBe(2)
})

test('readiness reports why the store is not writable, and that it is again', async () => {
  let fault: Error | undefined = new Error('database or disk is full')
  const checkWritable = () => {
    if (fault) throw fault
  }
  const readiness = createReadiness({ checkWritable }, () => 0)
  expect(await readiness()).toEqual({ status: 503, text: 'database or disk is full' })
  fault = undefined
  expect(await readiness()).toEqual({ status: 200, text: 'ready' })
})
