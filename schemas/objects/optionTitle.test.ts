import { describe, expect, test } from 'vitest'
import { optionTitle } from './optionTitle.ts'

const options = [
  { title: 'LinkedIn', value: 'linkedin' },
  { title: 'X', value: 'x' },
]

describe('optionTitle', () => {
  test('returns the title of a stored value', () => {
    expect(optionTitle(options, 'linkedin')).toBe('LinkedIn')
  })

  test.each([undefined, '', 'myspace'])('returns no title for %j', (value) => {
    expect(optionTitle(options, value)).toBe('')
  })
})
