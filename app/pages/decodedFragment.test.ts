import { expect, test } from 'vitest'
import { decodedFragment } from './decodedFragment.ts'

test.each([
  ['#fees', 'fees'],
  ['#caf%C3%A9', 'café'],
  ['#50%', '50%'],
  ['#%E0%A4', '%E0%A4'],
])('the fragment of %s refers to the id %s', (hash, id) => {
  expect(decodedFragment(hash)).toBe(id)
})
