import { expect, test } from 'vitest'
import { ROUTES } from '../site/routes.ts'
import { PHONE, withBrowser } from './harness.ts'
import { enlargeLetters, wordsOutside } from './largeLetters.ts'

const open = withBrowser()

test('letters of twice the size fit a phone, on every page', async () => {
  const { page, close } = await open('/', {
    viewport: PHONE,
    javaScriptEnabled: false,
    prepare: enlargeLetters,
  })
  const outside: Record<string, string[]> = {}
  for (const { path } of ROUTES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const words = await wordsOutside(page)
    if (words.length > 0) outside[path] = words
  }
  expect(outside).toEqual({})
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
    'the letters are large',
  ).toBe('32px')
  await close()
}, 30_000)
