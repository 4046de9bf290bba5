import type { Browser, Page } from 'playwright-core'
import { IS_PAGE } from '../app/content/pageTypes.ts'
import { launchDefaultChromium } from '../tests/browser/chromium.ts'
import { openPreviewFrame, seeTypedChange } from '../tests/browser/previewEdit.ts'
import { LAKE_TOKEN } from '../tests/site/startSite.ts'
import type { Findings } from './measurement.ts'
import { type MeasuredSite, startMeasured, temporaryDir } from './site.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'

const COLD_LOAD_MAX_MS = 3_000
const FOLLOWS_MAX_MS = 2_000
const LOADS = 5
const TIMEOUT_MS = 90_000
const WINDOW = { width: 1440, height: 900 }

/** How long an editor waits for the Studio, and for a typed change in the preview. */
export async function measureStudio({ quick, step }: BenchOptions): Promise<Findings> {
  const site = await startMeasured(temporaryDir())
  const browser = await launchDefaultChromium()
  try {
    const session = await signIn(browser, site)
    const loadsMs: number[] = []
    for (let load = 0; load < (quick ? 1 : LOADS); load++) {
      step(`load ${load + 1}`)
      loadsMs.push(await coldLoad(browser, site, session))
    }
    step('preview')
    const followsMs = await typedChanges(browser, site, session, quick ? 3 : Infinity)
    return {
      measurements: [
        {
          name: 'Studio with an empty cache, until the desk is shown, median',
          value: median(loadsMs),
          unit: 'ms',
          bound: { atMost: COLD_LOAD_MAX_MS },
          note: `${loadsMs.length} loads, signed in, from ${Math.round(Math.min(...loadsMs))} to ${Math.round(Math.max(...loadsMs))} ms`,
        },
        {
          name: 'a typed change in the preview, longest of all pages',
          value: Math.max(...followsMs),
          unit: 'ms',
          bound: { atMost: FOLLOWS_MAX_MS },
          note: `${followsMs.length} pages, policies and articles, median ${Math.round(median(followsMs))} ms`,
        },
      ],
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

type Session = Awaited<ReturnType<typeof signIn>>

/** @returns the cookies of an administrator */
export async function signIn(browser: Browser, { origin }: Pick<MeasuredSite, 'origin'>) {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/studio/sign-in')
  await page.getByLabel('Your name').fill('Ama Mensah')
  await page.getByLabel('Studio key').fill(LAKE_TOKEN)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await desk(page)
  const state = await context.storageState()
  await context.close()
  return state
}

function desk(page: Page) {
  return page.getByTestId('pane-item-Pages').waitFor({ timeout: TIMEOUT_MS })
}

async function coldLoad(browser: Browser, { origin }: MeasuredSite, storageState: Session) {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport: WINDOW })
  const page = await context.newPage()
  const beganMs = performance.now()
  await page.goto('/studio', { waitUntil: 'commit' })
  await desk(page)
  const durationMs = performance.now() - beganMs
  await context.close()
  return durationMs
}

async function typedChanges(
  browser: Browser,
  { origin, client }: MeasuredSite,
  storageState: Session,
  pagesMax: number,
): Promise<number[]> {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport: WINDOW })
  const page = await context.newPage()
  await page.goto('/studio/presentation?preview=/')
  const preview = page.frameLocator('iframe[src*="/preview/enable"]')
  await preview.locator('main h1').waitFor({ timeout: TIMEOUT_MS })
  const frame = await openPreviewFrame(page)
  const paths = await client.fetch<string[]>(`*[${IS_PAGE} && defined(path)] | order(path).path`)
  const durationsMs: number[] = []
  for (const path of paths.slice(0, pagesMax)) {
    await frame.goto(path)
    durationsMs.push(await seeTypedChange(frame, client, path))
  }
  await context.close()
  return durationsMs
}
