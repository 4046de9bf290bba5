import { describe, expect, test } from 'vitest'
import { distanceFrom, slideStyle } from './slidePosition.ts'

describe('the distance of a slide from the middle', () => {
  test('uses the shorter way around the ring', () => {
    expect([0, 1, 2].map((index) => distanceFrom(index, 0, 3))).toEqual([0, 1, -1])
    expect([0, 1, 2].map((index) => distanceFrom(index, 2, 3))).toEqual([1, -1, 0])
  })

  test('is a fraction while sliding, and the same after any number of turns', () => {
    expect(distanceFrom(1, 0.25, 3)).toBeCloseTo(0.75)
    expect(distanceFrom(1, 30.25, 3)).toBeCloseTo(0.75)
    expect(distanceFrom(1, -29.75, 3)).toBeCloseTo(0.75)
  })

  test('puts the second of two slides on one side', () => {
    expect([0, 1].map((index) => distanceFrom(index, 0, 2))).toEqual([0, 1])
  })
})

test('a slide further away than its neighbours is no darker than they are', () => {
  expect(slideStyle(-2)).toEqual({ '--distance': -2, '--depth': 1 })
})
