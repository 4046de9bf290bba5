import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startRemixBaseline } from '../../benchmarks/startPlainRemix.ts'
import { hydrated, PHONE, withBrowser } from './harness.ts'

const open = withBrowser()
let baseline: Awaited<ReturnType<typeof startRemixBaseline>> | undefined

beforeAll(async () => {
  baseline = await startRemixBaseline(inject('siteOrigin'))
})
afterAll(() => baseline?.stop())

const shown = (page: Page) =>
  page.evaluate(() => ({
    text: ['header', 'main', 'footer'].map((part) => {
      const copy = document.querySelector(part)?.cloneNode(true)
      if (copy instanceof Element) for (const one of copy.querySelectorAll('noscript')) one.remove()
      return copy?.textContent
    }),
    pictures: document.images.length,
    height: Math.round(document.body.scrollHeight / 100),
  }))

test('plain Remix of the benchmarks shows the same home page, and hydrates all of it', async () => {
  const options = { viewport: PHONE, reducedMotion: 'reduce' } as const
  const site = await open('/', options)
  await hydrated(site.page)
  const plain = await open('/', { ...options, origin: baseline?.origin ?? '' })
  await plain.page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
  expect(await shown(plain.page)).toEqual(await shown(site.page))
  expect(plain.problems).toEqual([])
  await site.close()
  await plain.close()
})
