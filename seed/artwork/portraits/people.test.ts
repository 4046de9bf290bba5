import { describe, expect, test } from 'vitest'
import { portrait } from './index.ts'
import { people } from './people.ts'
import type { Sitter } from './sitter.ts'

const sitters: readonly Sitter[] = Object.values(people)

/** What distinguishes a sitter at a glance. */
const looks = (sitter: Sitter): string =>
  [sitter.view === 'front' ? sitter.face : 'side', sitter.hair, sitter.ground].join()

describe('the sitters', () => {
  test('are twelve different people with different strips of cloth', () => {
    expect(sitters).toHaveLength(12)
    expect(new Set(sitters.map(looks)).size).toBe(12)
    expect(new Set(sitters.map(({ hair }) => hair)).size).toBe(12)
    expect(new Set(sitters.map(({ seed }) => seed)).size).toBe(12)
  })

  test('never share a ground with a neighbour', () => {
    const grounds = sitters.map(({ ground }) => ground)
    expect(grounds.filter((ground, index) => ground === grounds[index + 1])).toEqual([])
  })
})

describe('portrait', () => {
  test('draws the same sitter the same way and keeps ids apart', () => {
    const [sitter] = sitters
    if (!sitter) throw new Error('There is no sitter')
    expect(portrait('a', sitter)).toEqual(portrait('a', sitter))
    expect(portrait('a', sitter).body).toContain('id="a-')
    expect(portrait('b', sitter).body).not.toContain('id="a-')
  })
})
