import { expect, test } from 'vitest'
import { countsText } from './countsText.ts'

test.each([
  [{ open: 0, parked: 0, suspect: 0 }, '0 not handled'],
  [{ open: 1200, parked: 0, suspect: 1 }, '1,200 not handled, 1 possible spam'],
  [{ open: 8, parked: 2, suspect: 0 }, '8 not handled (2 with failed delivery)'],
  [{ open: 8, parked: 2, suspect: 1 }, '8 not handled (2 with failed delivery), 1 possible spam'],
])('the counts %o are shown as “%s”', (counts, text) => {
  expect(countsText(counts)).toBe(text)
})
