import { describe, expect, test } from 'vitest'
import { sectionNameProblem } from './sectionName.ts'

const taken = new Set(['hero', 'text'])

describe('the name of a new section type', () => {
  test.each(['priceList', 'a', 'faq2'])('can be %s', (name) => {
    expect(sectionNameProblem(name, taken)).toBeUndefined()
  })

  test.each([
    ['', 'begin with a small letter'],
    ['PriceList', 'begin with a small letter'],
    ['price-list', 'Use letters and digits'],
    ['../escape', 'Use letters and digits'],
    ['hero', 'is taken'],
    ['text', 'is taken'],
    ['default', 'the code around a section uses'],
    ['await', 'the code around a section uses'],
    ['sectionTypes', 'the code around a section uses'],
    ['a'.repeat(41), 'longer than 40'],
  ])('cannot be “%s”, and the message says why', (name, reason) => {
    expect(sectionNameProblem(name, taken)).toContain(reason)
  })
})
