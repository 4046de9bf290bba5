import { expect, test } from 'vitest'
import { filledText } from './filledText.ts'

const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] })

test.each([[' '], ['\n\u00a0\t'], [[block('')]], [[block(' '), block('\u00a0')]]])(
  '%j is a text of blanks only, which is refused',
  (value) => {
    expect(filledText(value)).toBe('Required: fill this in')
  },
)

test.each([
  ['a'],
  [''],
  [undefined],
  [0],
  [{ _ref: 'page-home' }],
  [[]],
  [['', ' ']],
  [[block(' '), block('a')]],
  [[block(' '), { _type: 'articleFigure' }]],
])('%j is accepted, or left to the rule of Sanity', (value) => {
  expect(filledText(value)).toBe(true)
})
