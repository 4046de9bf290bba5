import { expect, test } from 'vitest'
import { fixedRendition } from './fixedRendition.ts'

const SIZE = { width: 1200, height: 630 }
const photo = (name: string) => ({ asset: { url: `/lake/images/local/production/${name}` } })

test('a photograph in the proportions of the size is shown whole', () => {
  expect(fixedRendition(photo('abc-2400x1260.png'), SIZE, 'jpg')).toBe(
    '/lake/images/local/production/abc-2400x1260.png?w=1200&h=630&fit=crop&fm=jpg',
  )
})

test("the part of a photograph that is shown has the editor's crop and is around the hotspot", () => {
  const value = {
    ...photo('abc-1000x1000.png'),
    crop: { top: 0, bottom: 0.5, left: 0.2, right: 0 },
    hotspot: { x: 0.9, y: 0.25, width: 0.2, height: 0.2 },
  }
  expect(fixedRendition(value, { width: 180, height: 180 }, 'png')).toBe(
    '/lake/images/local/production/abc-1000x1000.png?rect=500,0,500,500&w=180&h=180&fit=crop&fm=png',
  )
})

test('a drawing becomes pixels, and its crop, which no page shows, is ignored', () => {
  const value = { ...photo('abc-300x150.svg'), crop: { top: 0.5, bottom: 0, left: 0, right: 0 } }
  expect(fixedRendition(value, SIZE, 'jpg')).toBe(
    '/lake/images/local/production/abc-300x150.svg?w=1200&h=630&fit=crop&fm=jpg',
  )
})

test('a missing picture has no rendition', () => {
  expect(fixedRendition(null, SIZE, 'jpg')).toBeUndefined()
  expect(fixedRendition({ asset: null }, SIZE, 'jpg')).toBeUndefined()
})
