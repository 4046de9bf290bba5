import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESKTOP, hydrated, PHONE, withBrowser } from './harness.ts'
import { requestBarrier } from './requestBarrier.ts'

/** A page is prefetched when a visitor is about to follow a link to it, and only then. */
const open = withBrowser()

const LONGER_THAN_INTENT_MS = 400
const SERVED = 'footer a[href="/about-us"]'
const HYDRATED = 'main [data-hydrate] a[href^="/services/"]'

const saveData = () =>
  void Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

async function visit(path: string, viewport: { width: number; height: number }, saving = false) {
  const asked: string[] = []
  const visited = await open(path, {
    viewport,
    ...(saving && { initScript: saveData, prepare: (page) => page.clock.install() }),
    async intercept(page) {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.endsWith('.data')) asked.push(pathname)
      })
    },
  })
  await hydrated(visited.page)
  return { ...visited, asked }
}

const touch = (link: Locator) => link.dispatchEvent('touchstart')
const focus = (link: Locator) => link.focus()
const point = (link: Locator) => link.hover()

describe.each([
  ['a served link', '/services/payment-services', SERVED],
  ['a hydrated link', '/services/payment-services', HYDRATED],
])('%s', (_kind, path, selector) => {
  test.each([
    ['a pointer rests on', point, DESKTOP],
    ['the focus reaches', focus, DESKTOP],
    ['a finger touches', touch, PHONE],
  ] as const)('that %s prefetches its page, once', async (_way, act, viewport) => {
    const { page, asked, problems, close } = await visit(path, viewport)
    const link = page.locator(selector).first()
    const href = await link.getAttribute('href')
    await link.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await act(link)
    await expect.poll(() => asked).toEqual([`${href}.data`])
    await link.click()
    await page.waitForURL(`**${href}`)
    expect(asked.length).toBeLessThanOrEqual(2)
    expect(problems).toEqual([])
    await close()
  })

  test('prefetches nothing if the visitor saves data', async () => {
    const { page, asked, problems, close } = await visit(path, DESKTOP, true)
    const link = page.locator(selector).first()
    await link.hover()
    await page.clock.runFor(LONGER_THAN_INTENT_MS)
    expect(await page.locator('link[rel=prefetch][as=fetch]').count()).toBe(0)
    await requestBarrier(page)
    expect(asked).toEqual([])
    await link.click()
    await expect.poll(() => asked).toHaveLength(1)
    expect(problems).toEqual([])
    await close()
  })
})

test('a browser without prefetching links requests the page ahead at low priority', async () => {
  const { page, problems, close } = await open('/services/payment-services', {
    initScript: () => void Reflect.deleteProperty(HTMLScriptElement, 'supports'),
  })
  await hydrated(page)
  const requested = page.waitForRequest((request) => request.url().includes('/about-us.data'))
  await page.locator(SERVED).first().focus()
  expect((await requested).resourceType()).toBe('fetch')
  expect(await page.locator('link[rel=prefetch][as=fetch]').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})
