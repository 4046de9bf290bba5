import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { followLink } from './followLink.ts'
import { hydrated, PHONE, withBrowser } from './harness.ts'

/** Hydration must not insert rules that the document has, nor cause a full layout. */
const open = withBrowser()

/**
 * Pages with every kind of section that hydrates, and a policy. Not the demo forms: their combobox
 * replaces a native select, so it inserts rules of its own.
 */
const PATHS = [
  '/',
  '/about-us',
  '/services/payment-services',
  '/contact-us',
  '/careers',
  '/terms-and-conditions',
]

/** Records every rule that a script inserts into a stylesheet. */
async function watchRules(page: Page) {
  await page.addInitScript(() => {
    const inserted: string[] = []
    Object.assign(window, { inserted })
    const insertRule = CSSStyleSheet.prototype.insertRule
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      inserted.push(rule)
      return insertRule.call(this, rule, index)
    }
  })
}

const insertedRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object(window).inserted)

interface TraceEvent {
  name: string
  ts: number
  dur?: number
  args: { beginData?: { dirtyObjects: number; totalObjects: number }; data?: { type?: string } }
}

/** Layouts of more than half of the document, among those of a significant size. */
function fullLayouts(events: readonly TraceEvent[], afterUs: number): TraceEvent[] {
  return events.filter(({ name, ts, args: { beginData } }) => {
    if (name !== 'Layout' || !beginData || ts < afterUs) return false
    return beginData.totalObjects > 100 && beginData.dirtyObjects > beginData.totalObjects / 2
  })
}

describe.each(PATHS)('%s', (path) => {
  test('hydration inserts no rule', async () => {
    const { page, close } = await open(path, { viewport: PHONE, prepare: watchRules })
    await hydrated(page)
    expect(await insertedRules(page)).toEqual([])
    await close()
  })
})

test('the home page has at most one full layout after load, with a CPU four times slower', async () => {
  const { page, close } = await open('/robots.txt', { viewport: PHONE })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
  await page.goto('/', { waitUntil: 'load' })
  await hydrated(page)
  // After two frames the effects of hydration have been laid out.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const trace = await browser?.stopTracing()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace?.toString('utf8') ?? '')
  const loads = traceEvents.filter(({ name }) => name === 'loadEventEnd').map(({ ts }) => ts)
  expect(loads.length).toBeGreaterThan(0)
  const layouts = fullLayouts(traceEvents, Math.max(...loads))
  expect(layouts.length, JSON.stringify(layouts)).toBeLessThanOrEqual(1)
  await close()
})

/** Computed styles of every element in the page's main part, to detect a wrong cascade. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].flatMap((element) => {
      // Only a loaded document has links to deferred stylesheets.
      if (element.closest('[id^="deferred-styles-"]')) return []
      const style = getComputedStyle(element)
      const { display, fontSize, fontWeight, color, backgroundColor, padding, margin } = style
      const values = [display, fontSize, fontWeight, color, backgroundColor, padding, margin]
      return [`${element.tagName} ${values.join(' ')}`]
    }),
  )
}

test.each(['/services/collections', '/products/aslan', '/case-study', '/cancellation-policy'])(
  '%s has the same styles after a navigation as when it is loaded',
  async (path) => {
    const options = { viewport: PHONE, reducedMotion: 'reduce' } as const
    const loaded = await open(path, options)
    await hydrated(loaded.page)
    const heading = (await loaded.page.getByRole('heading', { level: 1 }).textContent()) ?? ''

    const { page, close } = await open('/', options)
    await hydrated(page)
    await followLink(page, path)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    // Both pages may still be marking the section in view.
    const difference = async () => {
      const expected = await computedStyles(loaded.page)
      const found = await computedStyles(page)
      if (found.length !== expected.length)
        return [`${found.length} of ${expected.length} elements`]
      return found.filter((styles, i) => styles !== expected[i])
    }
    await expect.poll(difference).toEqual([])
    await loaded.close()
    await close()
  },
)
