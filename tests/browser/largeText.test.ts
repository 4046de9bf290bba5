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
