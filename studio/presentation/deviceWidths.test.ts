import { expect, test } from 'vitest'
import { frameStyle } from './deviceWidths.ts'

test('a device that fits is shown in its own size, as high as the available space', () => {
  expect(frameStyle(390, { clientWidth: 900, clientHeight: 700 })).toMatchObject({
    width: '390px',
    height: '700px',
    transform: 'none',
  })
})

test('a wider one is scaled down, and fills the space exactly', () => {
  const style = frameStyle(1440, { clientWidth: 720, clientHeight: 700 })
  expect(style).toMatchObject({ width: '1440px', height: '1400px', transform: 'scale(0.5)' })
  expect(style.margin).toBe('-350px -360px')
})
