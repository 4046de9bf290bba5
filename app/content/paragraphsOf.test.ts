import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphsOf.ts'

test.each([
  ['one line', 'She runs it.', ['She runs it.']],
  ['line breaks of any system', 'One.\nTwo.\r\nThree.', ['One.', 'Two.', 'Three.']],
  ['empty lines and blanks between', ' One. \n\n  \nTwo.\n', ['One.', 'Two.']],
  ['blanks alone', ' \n ', []],
  ['nothing', '', []],
  ['no field', null, []],
])('paragraphsOf, given %s', (_case, biography, paragraphs) => {
  expect(paragraphsOf(biography)).toEqual(paragraphs)
})
