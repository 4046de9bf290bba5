import { expect, test } from 'vitest'
import { pollIntervalMs } from './status.ts'

test.each([
  ['granted', 5_000],
  ['requested', 5_000],
  ['none', 60_000],
  ['unknown', 60_000],
  [undefined, 60_000],
] as const)('the status of a person with the access %s is read every %i ms', (access, ms) => {
  expect(pollIntervalMs(access)).toBe(ms)
})
