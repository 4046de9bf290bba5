import { describe, expect, test } from 'vitest'
import { sectionNameProblem } from './sectionName.ts'

describe('the name of a new section type', () => {
  test.each(['testedSection', 'a', 'faq2'])('can be %s', (name) => {
    expect(sectionNameProblem(name)).toBeUndefined()
  })

  test.each([
    ['', 'begin with a small letter'],
    ['PriceList', 'begin with a small letter'],
    ['price-list', 'Use letters and digits'],
    ['../escape', 'Use letters and digits'],
    ['hero', 'is taken: the schema has a type of this name'],
    ['text', 'is taken: the schema has a type of this name'],
    ['benefits', 'is taken: the schema has a type of this name, or had it before'],
    ['fields', 'is taken: schemas/sections/fields.ts exists'],
    ['default', 'the code around a section uses'],
    ['await', 'the code around a section uses'],
    ['sectionTypes', 'the code around a section uses'],
    ['a'.repeat(41), 'longer than 40'],
  ])('cannot be “%s”, and the message says why', (name, reason) => {
    expect(sectionNameProblem(name)).toContain(reason)
  })
})
