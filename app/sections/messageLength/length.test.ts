import { describe, expect, test } from 'vitest'
import { isWide, measure, stretches } from './length.ts'

describe('a message in the plain alphabet', () => {
  test('holds 160 letters', () => {
    expect(measure('a'.repeat(160))).toEqual({ count: 160, limit: 160, messages: 1 })
  })

  test('is sent in parts of 153 when it is longer', () => {
    expect(measure('a'.repeat(161)).messages).toBe(2)
    expect(measure('a'.repeat(306)).messages).toBe(2)
    expect(measure('a'.repeat(307)).messages).toBe(3)
  })

  test('counts brackets and the euro sign twice', () => {
    expect(measure('[€]').count).toBe(6)
    expect(isWide('€')).toBe(false)
  })

  test('knows the letters that only look foreign', () => {
    expect(measure('Ñame: £5, é, ß').limit).toBe(160)
  })
})

describe('a message with one wide letter', () => {
  test.each(['₵', 'ɛ', 'ɔ', 'ŋ'])('%s leaves space for 70', (letter) => {
    expect(measure(letter)).toEqual({ count: 1, limit: 70, messages: 1 })
    expect(measure(letter + 'a'.repeat(69)).messages).toBe(1)
  })

  test('is sent in parts of 67 when it is longer', () => {
    expect(measure(`₵${'a'.repeat(70)}`).messages).toBe(2)
    expect(measure(`₵${'a'.repeat(133)}`).messages).toBe(2)
    expect(measure(`₵${'a'.repeat(134)}`).messages).toBe(3)
  })

  test('counts letters outside the basic plane twice', () => {
    expect(measure('👍').count).toBe(2)
  })
})

test('wide letters are cut out, the rest stays together', () => {
  expect(stretches('GH₵ 5 Yɛɛ')).toEqual([
    { start: 0, text: 'GH', wide: false },
    { start: 2, text: '₵', wide: true },
    { start: 3, text: ' 5 Y', wide: false },
    { start: 7, text: 'ɛɛ', wide: true },
  ])
  expect(stretches('')).toEqual([])
})
