import type { Browser, CDPSession } from 'playwright-core'
import { launchDefaultChromium } from '../tests/browser/chromium.ts'
import type { Findings, Measurement } from './measurement.ts'
import { downloadRecompressed, startMeasured, temporaryDir } from './site.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'
import { pressAt, throttle } from './throttling.ts'

const OPEN_MAX_MS = 600
const OPENED_TIMEOUT_MS = 20_000
const PRESS_EVERY_MS = 40
const VISITS = 7

interface Viewport {
  width: number
  height: number
}

const KINDS = [
  { name: 'menu button, 390 px', viewport: { width: 390, height: 844 } },
  { name: 'first dropdown, 1440 px', viewport: { width: 1440, height: 900 } },
]

/** From the start of a navigation until a press has opened a menu, on a cheap phone and link. */
export async function measureMenus({ quick, step }: BenchOptions): Promise<Findings> {
  const site = await startMeasured(temporaryDir())
  const browser = await launchDefaultChromium()
  try {
    const url = `${site.origin}/`
    await downloadRecompressed(url)
    const measurements: Measurement[] = []
    for (const { name, viewport } of KINDS) {
      const button = await buttonPosition(browser, url, viewport)
      const durationsMs: number[] = []
      for (let round = 0; round < (quick ? 1 : VISITS); round++) {
        step(`${name} ${round + 1}`)
        durationsMs.push(await untilOpened(browser, url, viewport, button))
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

interface Position {
  x: number
  y: number
}

/** Where the first button is that opens a menu. */
async function buttonPosition(browser: Browser, url: string, viewport: Viewport) {
  const page = await browser.newPage({ viewport })
  await page.goto(url)
  const button = page.locator('header [popovertarget]').filter({ visible: true }).first()
  const box = await button.boundingBox()
  await page.close()
  if (!box) throw new Error('No button opens a menu')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Clicks at the button's position from the start until a menu is open. The page reports that
 * itself, because a script injected to wait for it would be compiled on the slowed main thread.
 */
async function untilOpened(
  browser: Browser,
  url: string,
  viewport: Viewport,
  button: Position,
): Promise<number> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await throttle(session)
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: 'menuOpened' })
    const opened = nextCall(session)
    await page.addInitScript(reportFirstMenu)
    await page.goto(url, { waitUntil: 'commit' })
    const pressing = pressRepeatedly(session, button)
    return await opened.finally(pressing.stop)
  } finally {
    await context.close()
  }
}

/** The argument of the page's next call of a binding. */
function nextCall(session: CDPSession): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No press opened a menu')), OPENED_TIMEOUT_MS)
    session.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(timer)
      resolve(Number(payload))
    })
  })
}

/** The next press waits until the page has handled the last one, as a person would. */
function pressRepeatedly(session: CDPSession, { x, y }: Position) {
  let pressing = true
  const press = async () => {
    while (pressing) {
      const pause = new Promise((resolve) => setTimeout(resolve, PRESS_EVERY_MS))
      await Promise.all([pressAt(session, x, y), pause])
    }
  }
  // The page closes while a press is in flight.
  press().catch(() => undefined)
  return {
    stop() {
      pressing = false
    },
  }
}

/** Runs in the page, before its own scripts: only presses on a page that was painted count. */
function reportFirstMenu(): void {
  let isOpen = false
  const isEarly = ({ timeStamp }: Event) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return !paint || timeStamp < paint.startTime
  }
  const press = (event: Event) => {
    // A second press would close the menu.
    if (isEarly(event) || isOpen) event.preventDefault()
  }
  const opened = (event: Event) => {
    if (isOpen || !('newState' in event) || event.newState !== 'open') return
    isOpen = true
    Object(window).menuOpened(String(performance.now()))
  }
  document.addEventListener('click', press, true)
  document.addEventListener('beforetoggle', opened, true)
}
