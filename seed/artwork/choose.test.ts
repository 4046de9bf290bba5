import { describe, expect, test } from 'vitest'
import { cycle, pick, seeded, times } from './choose.ts'

describe('seeded', () => {
  test('repeats a sequence for the same seed and stays in [0, 1)', () => {
    const first = times(50, seeded(7))
    expect(times(50, seeded(7))).toEqual(first)
    expect(times(50, seeded(8))).not.toEqual(first)
    expect(first.every((value) => value >= 0 && value < 1)).toBe(true)
  })
})

describe('cycle', () => {
  test('wraps around in both directions', () => {
    expect([0, 3, 4, -1].map((index) => cycle(['a', 'b', 'c'], index))).toEqual([
      'a',
      'a',
      'b',
      'c',
    ])
  })

  test('refuses an empty list', () => {
    expect(() => cycle([], 0)).toThrow('empty list')
  })
})

describe('pick', () => {
  test('reaches every item', () => {
    const random = seeded(1)
    expect(new Set(times(60, () => pick(random, [1, 2, 3])))).toEqual(new Set([1, 2, 3]))
  })
})
