import { describe, expect, test } from 'vitest'
import { requiresUcs2, smsLength, stretches } from './smsLength.ts'

describe('the length of a message in GSM-7', () => {
  test('is one segment up to 160 characters', () => {
    expect(smsLength('a'.repeat(160))).toEqual({ count: 160, limit: 160, segments: 1 })
  })

  test('is counted in segments of 153 septets beyond that', () => {
    expect(smsLength('a'.repeat(161)).segments).toBe(2)
    expect(smsLength('a'.repeat(306)).segments).toBe(2)
    expect(smsLength('a'.repeat(307)).segments).toBe(3)
  })

  test('counts characters of the extension table twice', () => {
    expect(smsLength('[€]').count).toBe(6)
    expect(requiresUcs2('€')).toBe(false)
  })

  test('leaves the last septet of a segment empty before a character that takes two', () => {
    const text = `${'a'.repeat(152)}€${'a'.repeat(152)}`
    expect(smsLength(text)).toEqual({ count: 306, limit: 160, segments: 3 })
  })

  test('includes the accented letters and signs of the basic table', () => {
    expect(smsLength('Ñame: £5, é, ß').limit).toBe(160)
  })
})

describe('the length of a message with a character that requires UCS-2', () => {
  test.each(['₵', 'ɛ', 'ɔ', 'ŋ'])('is one segment up to 70 code units, with %s', (letter) => {
    expect(smsLength(letter)).toEqual({ count: 1, limit: 70, segments: 1 })
    expect(smsLength(letter + 'a'.repeat(69)).segments).toBe(1)
  })

  test('is counted in segments of 67 code units beyond that', () => {
    expect(smsLength(`₵${'a'.repeat(70)}`).segments).toBe(2)
    expect(smsLength(`₵${'a'.repeat(133)}`).segments).toBe(2)
    expect(smsLength(`₵${'a'.repeat(134)}`).segments).toBe(3)
  })

  test('counts characters outside the basic multilingual plane twice', () => {
    expect(smsLength('👍').count).toBe(2)
  })

  test('divides no such character between two segments', () => {
    const text = `${'a'.repeat(66)}👍${'a'.repeat(66)}`
    expect(smsLength(text)).toEqual({ count: 134, limit: 70, segments: 3 })
  })
})

test('a message is cut where characters that require UCS-2 begin and end', () => {
  expect(stretches('GH₵ 5 Yɛɛ')).toEqual([
    { start: 0, text: 'GH', ucs2: false },
    { start: 2, text: '₵', ucs2: true },
    { start: 3, text: ' 5 Y', ucs2: false },
    { start: 7, text: 'ɛɛ', ucs2: true },
  ])
  expect(stretches('')).toEqual([])
})
