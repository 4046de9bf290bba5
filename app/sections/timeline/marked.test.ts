import { expect, test } from 'vitest'
import { markReference } from './marked.ts'

const partsOf = (line: string, reference: string) =>
  markReference(line, reference).map(({ text, marked }) => (marked ? `[${text}]` : text))

test('a reference is marked where it occurs', () => {
  expect(partsOf('Pay MAKOLA FABRICS, ref 2217', '2217')).toEqual([
    'Pay MAKOLA FABRICS, ref ',
    '[2217]',
  ])
  expect(partsOf('2217 and 2217.', '2217')).toEqual(['[2217]', ' and ', '[2217]', '.'])
})

test('parts of longer words and numbers are left alone', () => {
  expect(partsOf('22170 is not 12217', '2217')).toEqual(['22170 is not 12217'])
})

test('a reference is text, not a pattern', () => {
  expect(partsOf('ref A.1 not AB1', 'A.1')).toEqual(['ref ', '[A.1]', ' not AB1'])
})

test('a text without a reference has no marked part', () => {
  expect(partsOf('Order 2217', '')).toEqual(['Order 2217'])
})
