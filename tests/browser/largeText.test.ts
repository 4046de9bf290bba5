import { expect, test } from 'vitest'
import { ROUTES } from '../site/routes.ts'
import { clippedText } from './clippedText.ts'
import { DESKTOP, PHONE, withBrowser } from './harness.ts'

const open = withBrowser()

test('text of twice the size fits a phone, on every page', async () => {
  const { page, close } = await open('/', {
    viewport: PHONE,
    javaScriptEnabled: false,
    largeText: true,
  })
  const outside: Record<string, string[]> = {}
  for (const { path } of ROUTES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const words = await clippedText(page)
    if (words.length > 0) outside[path] = words
  }
  expect(outside).toEqual({})
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
    'the letters are large',
  ).toBe('32px')
  await close()
})

test.each([
  ['a phone', PHONE],
  ['a desktop window', { ...DESKTOP, width: 1280 }],
])('text zoomed to twice its size fits %s, on every page', async (_window, viewport) => {
  const { page, close } = await open('/', { viewport, javaScriptEnabled: false })
  const outside: Record<string, string[]> = {}
  for (const { path } of ROUTES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // Unlike the browser's default size, text zoom leaves media queries as they are.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const words = await clippedText(page)
    if (words.length > 0) outside[path] = words
  }
  expect(outside).toEqual({})
  await close()
})

test('text zoomed to twice its size leaves the name in the header of a phone on one line', async () => {
  const { page, close } = await open('/', { viewport: PHONE, javaScriptEnabled: false })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const name = await page.getByRole('banner').getByText('nsaa').boundingBox()
  expect(name?.width).toBeGreaterThan(name?.height ?? 0)
  await close()
})

/** Width of the mark and the gap before the name; and of the button before and after its icon. */
const MARK_PX = 36
const ICON_MARGIN_PX = 14

test.each([
  ['130%', 320],
  ['160%', 390],
])(
  'text zoomed to %s leaves the menu button at the end of a header of %i px',
  async (size, width) => {
    const viewport = { ...PHONE, width }
    const { page, close } = await open('/', { viewport, javaScriptEnabled: false })
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    const name = await page.getByRole('banner').getByText('nsaa').boundingBox()
    const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox()
    const gutterPx = (name?.x ?? 0) - MARK_PX
    const endPx = (menu?.x ?? 0) + (menu?.width ?? 0)
    expect(endPx).toBeCloseTo(width - gutterPx + ICON_MARGIN_PX, 0)
    await close()
  },
)
