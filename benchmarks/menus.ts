import type { Browser } from 'playwright-core'
import { launchImpatientChromium } from '../tests/browser/chromium.ts'
import type { Findings, Measurement } from './measurement.ts'
import { downloadFinished, startMeasured, temporaryDir } from './site.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'

const OPEN_MAX_MS = 800
const OPENED_TIMEOUT_MS = 20_000
/** A cheap phone on a slow link, as in Lighthouse's mobile settings. */
const SLOWER_CPU = 4
const SLOW_LINK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const KINDS = [
  { name: 'menu button, 390 px', viewport: { width: 390, height: 844 } },
  { name: 'first dropdown, 1440 px', viewport: { width: 1440, height: 900 } },
]

/** From the start of a navigation until a press has opened a menu, on a slow phone and link. */
export async function measureMenus({ quick, step }: BenchOptions): Promise<Findings> {
  const site = await startMeasured(temporaryDir())
  const browser = await launchImpatientChromium()
  try {
    await downloadFinished(`${site.origin}/`)
    const measurements: Measurement[] = []
    for (const { name, viewport } of KINDS) {
      const durationsMs: number[] = []
      for (let round = 0; round < (quick ? 1 : 7); round++) {
        step(`${name} ${round + 1}`)
        durationsMs.push(await untilOpened(browser, `${site.origin}/`, viewport))
      }
      measurements.push({
        name: `${name}, opens`,
        value: median(durationsMs),
        unit: 'ms',
        bound: { atMost: OPEN_MAX_MS },
        note: `after navigation; ${durationsMs.length} visits from ${Math.round(Math.min(...durationsMs))} to ${Math.round(Math.max(...durationsMs))} ms`,
      })
    }
    return { measurements }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Presses the first menu's button as soon as it is painted, and again until a menu is open. */
async function untilOpened(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    await page.addInitScript(pressUntilOpen)
    await page.goto(url, { waitUntil: 'commit' })
    const opened = await page.waitForFunction(
      () => performance.getEntriesByName('menu-opened')[0]?.startTime,
      undefined,
      { timeout: OPENED_TIMEOUT_MS },
    )
    return Number(await opened.jsonValue())
  } finally {
    await context.close()
  }
}

/** Runs in the page, before its own scripts. */
function pressUntilOpen(): void {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const press = () => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    const button = [...document.querySelectorAll<HTMLElement>('header [popovertarget]')].find(
      isShown,
    )
    if (isPainted) button?.click()
    const menu = document.querySelector(':popover-open')
    if (menu && isShown(menu)) performance.mark('menu-opened')
    else requestAnimationFrame(press)
  }
  requestAnimationFrame(press)
}
