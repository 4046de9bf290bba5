import { expect, test } from 'vitest'
import { SUBMISSION_KINDS, unconfiguredTitles } from './forms.ts'

test('the forms without a backend are named by their titles', () => {
  expect(unconfiguredTitles(['newsletter', 'vasDemo'])).toEqual(['Contact message', 'Demo request'])
  expect(unconfiguredTitles(SUBMISSION_KINDS)).toEqual([])
})
