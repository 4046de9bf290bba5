import { expect, test } from 'vitest'
import { relativePath } from './relativePath.ts'

const on = (x: number, y: number) => ({ x, y, onCurve: true })
const control = (x: number, y: number) => ({ x, y, onCurve: false })

test('a contour is closed, and the next starts relative to it', () => {
  const square = (x: number) => [on(x, 0), on(x + 1, 0), on(x + 1, 1), on(x, 2)]
  expect(relativePath([square(1), square(3)], 10)).toBe('m10 0h10v10l-10 10zm20 0h10v10l-10 10z')
})

test('a curve that continues the one before has no control point of its own', () => {
  const arc = [on(0, 0), control(0, 1), on(1, 1), control(2, 1), on(2, 2), control(3, 3)]
  expect(relativePath([arc], 10)).toBe('m0 0q0 10 10 10t10 10q10 10-20-20z')
})

test('rounding errors do not add up along a line', () => {
  const points = Array.from({ length: 11 }, (_, index) => on(index * 0.26, 0))
  expect(relativePath([points], 1)).toBe('m0 0h1h1h1z')
})
