import { describe, expect, test } from 'vitest'
import { openPositionsExamples } from './examples.ts'
import {
  anyPosition,
  applicationHref,
  choices,
  filterPositions,
  hasFilters,
  type Position,
} from './positions.ts'

const positions = openPositionsExamples.flatMap((example) => example.positions)
const [first] = positions

describe('open positions', () => {
  test('are filtered by category and location, each alone or both', () => {
    const titles = (category: string, location: string) =>
      filterPositions(positions, { category, location }).map(({ title }) => title)
    expect(filterPositions(positions, anyPosition)).toEqual(positions)
    expect(titles('Engineering', '')).toEqual(['Settlement Engineer', 'Android Engineer'])
    expect(titles('', 'Kumasi')).toEqual(['Android Engineer', 'Schools Partnerships Lead'])
    expect(titles('Engineering', 'Kumasi')).toEqual(['Android Engineer'])
    expect(titles('Commercial', 'Accra')).toEqual([])
  })

  test('offer every value once, by alphabet', () => {
    expect(choices(positions, 'category')).toEqual(['Commercial', 'Engineering', 'Operations'])
    expect(choices(positions, 'location')).toEqual(['Accra', 'Kumasi', 'Tamale'])
  })

  test('are filtered by what their texts show, whatever their blanks', () => {
    const texts = ['Accra', ' Accra ', 'Cape  Coast', 'Cape Coast\n', ' ', null]
    const spaced = texts.flatMap((location) => (first ? [{ ...first, location }] : []))
    expect(choices(spaced, 'location')).toEqual(['Accra', 'Cape Coast'])
    const found = (location: string) =>
      filterPositions(spaced, { category: '', location }).map((position) => position.location)
    expect(found('Accra')).toEqual(['Accra', ' Accra '])
    expect(found('Cape Coast')).toEqual(['Cape  Coast', 'Cape Coast\n'])
  })

  test('have filters from the sixth on', () => {
    expect(hasFilters(positions.slice(0, 5))).toBe(false)
    expect(hasFilters(positions)).toBe(true)
  })
})

describe('the address of an application', () => {
  const at = (fields: Partial<Position>) =>
    first && applicationHref({ ...first, ...fields }, 'Application')

  test('fills in the subject', () => {
    expect(at({})).toBe(
      'mailto:people@nsaa.example?subject=Application%3A%20Settlement%20Engineer%2C%20Accra',
    )
  })

  test('removes from the header what a title must not contain', () => {
    const href = at({ title: 'Head of R&D?cc=all@nsaa.example#it’s\r\nBcc: x' })
    expect(new URL(href ?? '').searchParams.get('cc')).toBeNull()
    expect(new URL(href ?? '').hash).toBe('')
  })

  test('has an address with an apostrophe encoded, and one with stray blanks without them', () => {
    expect(at({ applicationEmail: "o'brien@nsaa.example" })).toMatch(
      /^mailto:o%27brien@nsaa\.example\?/,
    )
    expect(at({ applicationEmail: 'jobs@nsaa.example ' })).toMatch(/^mailto:jobs@nsaa\.example\?/)
  })

  test('has a replacement character for a lone surrogate, and whole ones as they are', () => {
    expect(at({ title: 'Cook \ud83c', location: '\u{1f372}' })).toBe(
      'mailto:people@nsaa.example?subject=Application%3A%20Cook%20%EF%BF%BD%2C%20%F0%9F%8D%B2',
    )
  })

  test('is missing without an address, or with one that is not allowed', () => {
    expect(at({ applicationEmail: null })).toBeUndefined()
    expect(at({ applicationEmail: 'not an address' })).toBeUndefined()
  })
})
