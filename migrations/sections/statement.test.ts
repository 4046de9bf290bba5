import { expect, test } from 'vitest'
import { mapSection } from './mapSection.ts'

const words = [{ _type: 'block', _key: 'b', children: [] }]

test('payOccasions › becomes statement/large', () => {
  expect(mapSection({ _type: 'payOccasions', _key: 'a', heading: 'Sent', words })).toEqual({
    _type: 'statement',
    _key: 'a',
    layout: 'large',
    heading: 'Sent',
    words,
  })
})

test('mandateSentence › becomes statement/underlined with its notes', () => {
  const notes = [{ _type: 'titledText', _key: 'n', title: 'Never more.' }]
  expect(mapSection({ _type: 'mandateSentence', _key: 'a', sentence: words, notes })).toEqual({
    _type: 'statement',
    _key: 'a',
    layout: 'underlined',
    words,
    notes,
  })
})

test('runOnList › becomes statement with a paragraph for each item; without items it has no text', () => {
  expect(mapSection({ _type: 'runOnList', _key: 'a', items: ['One', 'Two'] })).toMatchObject({
    _type: 'statement',
    layout: 'runOn',
    words: [{ children: [{ text: 'One' }] }, { children: [{ text: 'Two' }] }],
  })
  expect(mapSection({ _type: 'runOnList', _key: 'a' })).toEqual({
    _type: 'statement',
    _key: 'a',
    layout: 'runOn',
  })
})

test('a section of a current type is unchanged', () => {
  const section = { _type: 'statement', _key: 'a', layout: 'large' }
  expect(mapSection(section)).toBe(section)
})
