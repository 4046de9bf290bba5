import { expect, test } from 'vitest'
import { withoutQuotationMarks } from './quotationMarks.ts'

test.each([
  undefined,
  'Cash is king.',
  '“Cash is king”, my father said. He was wrong.',
  '"Cash is king", my father said. He was wrong.',
  'My father said: “Cash is king”',
  '“Cash” and “cards”',
  '"Cash" and "cards"',
])('%s is put in quotation marks by the website', (text) => {
  expect(withoutQuotationMarks(text)).toBe(true)
})

test.each([
  '“Cash is king.”',
  '“Cash is king”.',
  '"Cash is king."',
  ' “Cash is king.”\n',
  '“My father said: “Cash is king””',
  '"My father said: "Cash is king""',
  '“Cash is king.',
  'Cash is king.”',
  '"Cash is king.',
  'Cash is king."',
])('%s has quotation marks that the website would double', (text) => {
  expect(withoutQuotationMarks(text)).toBe('Leave the quotation marks out.')
})
