import { beforeEach, expect, test } from 'vitest'
import { ManualClock } from '../../tests/manualClock.ts'
import { readinessCheckOf } from './requestHandlers.ts'

const NONE = { newsletter: 0, contact: 0, demo: 0, vasDemo: 0 }
const COUNTS = {
  groups: [],
  changedAtMs: null,
  byState: { queued: { ...NONE, demo: 3 }, parked: NONE, suspect: NONE, delivered: NONE },
  unknown: 0,
}

let check: ReturnType<typeof readinessCheckOf>
let clock: ManualClock
let counted: number
let failure: Error | undefined

beforeEach(() => {
  clock = new ManualClock()
  counted = 0
  failure = undefined
  const submissions = {
    deliverableKinds: [],
    async checkWritable() {
      if (failure) throw failure
    },
    async counts() {
      counted += 1
      return COUNTS
    },
  }
  const content = { state: async () => 'fresh' }
  check = readinessCheckOf({ lake: undefined, content, submissions }, () => clock.now())
})

test('the submissions are counted once for 100 simultaneous reports, and again for a later one', async () => {
  await Promise.all(Array.from({ length: 100 }, check))
  expect(counted).toBe(1)
  await check()
  expect(counted).toBe(2)
})

test('a failure is reported when the cached check has expired, and its end immediately', async () => {
  await check()
  failure = new Error('disk full')
  clock.pass(500)
  await expect(check()).rejects.toThrow('disk full')
  failure = undefined
  expect(await check()).toMatchObject({ content: 'fresh' })
})
