import type { Browser, Page } from 'playwright-core'
import { launchDefaultChromium } from '../tests/browser/chromium.ts'
import { hydrated } from '../tests/browser/hydrated.ts'
import type { Findings, Measurement } from './measurement.ts'
import { startMeasured, temporaryDir } from './site.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'
import { throttleCpu } from './throttling.ts'

const INP_MAX_MS = 100
const VISITS = 5
const VIEWPORT = { width: 390, height: 844 }
/**
 * The smallest `durationThreshold` of browsers. The first input of a document is always reported.
 */
const REPORTED_FROM_MS = 16

interface Interaction {
  name: string
  path: string
  /** At full speed. */
  prepare(page: Page): Promise<unknown>
  act(page: Page): Promise<void>
}

/** Replaces a native select once the section is hydrated. */
const combobox = (page: Page) => page.locator('input[role=combobox]').first()
const submit = (page: Page) => page.locator('main form [type=submit]').first()

const MESSAGE = {
  'First name': 'Akosua',
  'Last name': 'Mensah',
  Email: 'akosua@makola.example',
  Message: 'Do you open on Saturdays?',
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    prepare: (page) => page.locator('header').waitFor(),
    act: (page) => page.locator('header [popovertarget]').filter({ visible: true }).first().click(),
  },
  {
    name: 'accordion',
    path: '/help-center',
    prepare: (page) => page.locator('main details:not([open]) > summary').first().hover(),
    act: (page) => page.locator('main details:not([open]) > summary').first().click(),
  },
  {
    name: 'carousel',
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Next picture' }).scrollIntoViewIfNeeded()
      await page.locator('[data-slider=ready]').first().waitFor()
    },
    act: (page) => page.getByRole('button', { name: 'Next picture' }).click(),
  },
  {
    name: 'combobox',
    path: '/schedule-aslan-demo',
    prepare: (page) => combobox(page).scrollIntoViewIfNeeded(),
    async act(page) {
      await combobox(page).click()
      for (const key of ['e', 'd', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    },
  },
  {
    name: 'form with mistakes, submitted',
    path: '/contact-us',
    prepare: (page) => submit(page).scrollIntoViewIfNeeded(),
    act: (page) => submit(page).click(),
  },
  {
    name: 'valid form, submitted',
    path: '/contact-us',
    async prepare(page) {
      const form = page.locator('main form').first()
      for (const [label, text] of Object.entries(MESSAGE)) await form.getByLabel(label).fill(text)
      await form.getByRole('checkbox').check()
      await submit(page).scrollIntoViewIfNeeded()
      await page.evaluate(() => Object(window).eventDurations.splice(0))
    },
    async act(page) {
      await submit(page).click()
      await page.getByRole('status').getByText('Message sent successfully').waitFor()
    },
  },
]

/**
 * From an input event to the paint that follows it, as Interaction to Next Paint counts it, with
 * events that the browser receives from the system and a processor four times slower.
 */
export async function measureInteractions({ quick, step }: BenchOptions): Promise<Findings> {
  const site = await startMeasured(temporaryDir())
  const browser = await launchDefaultChromium()
  try {
    const measurements: Measurement[] = []
    for (const interaction of INTERACTIONS) {
      const durationsMs: number[] = []
      for (let round = 0; round < (quick ? 1 : VISITS); round++) {
        step(`${interaction.name} ${round + 1}`)
        durationsMs.push(await longestOf(browser, site.origin, interaction))
      }
      measurements.push({
        name: `interaction to next paint: ${interaction.name}`,
        value: median(durationsMs),
        unit: 'ms',
        bound: { atMost: INP_MAX_MS },
        note: `${interaction.path}, longest event of a visit, median of ${durationsMs.length} visits: ${durationsMs.join(', ')}`,
      })
    }
    return { measurements }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function longestOf(
  browser: Browser,
  origin: string,
  { path, prepare, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    await page.addInitScript(recordEvents, REPORTED_FROM_MS)
    await page.goto(origin + path)
    await hydrated(page)
    await prepare(page)
    await throttleCpu(await context.newCDPSession(page))
    await act(page)
    // The browser reports an event after the paint that follows it.
    await page.waitForFunction(() => Object(window).eventDurations.length > 0)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    )
    const durations: number[] = await page.evaluate(() => Object(window).eventDurations)
    return Math.max(...durations)
  } finally {
    await context.close()
  }
}

/** Runs in the page, before its own scripts. */
function recordEvents(durationThreshold: number): void {
  const eventDurations: number[] = []
  Object.assign(window, { eventDurations })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = entry.entryType === 'first-input' || Object(entry).interactionId > 0
      if (isInteraction) eventDurations.push(entry.duration)
    }
  })
  observer.observe(Object({ type: 'event', durationThreshold, buffered: true }))
  observer.observe({ type: 'first-input', buffered: true })
}
