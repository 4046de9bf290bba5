import type { SanityClient } from '@sanity/client'
import type { Page } from 'playwright-core'
import { launchChromium } from '../tests/browser/chromium.ts'
import { startSite } from '../tests/site/startSite.ts'
import type { Measurement } from './measurement.ts'

const PUBLISHES = 100
const PUBLISHES_WATCHED = 30
const VISIBLE_P95_MAX_MS = 300
const TIMEOUT_MS = 10_000
/** Pages begin to listen some seconds after they have loaded. */
const LISTENING_TIMEOUT_MS = 30_000
const PAUSE_MS = 200

/**
 * How long it takes from sending a change through @sanity/client until a visitor who asks sees it,
 * and until it stands in a page that is open in a browser; on the embedded lake.
 */
export async function measurePublish(): Promise<Measurement[]> {
  const site = await startSite()
  const browser = await launchChromium()
  try {
    const asked: number[] = []
    for (let nth = 0; nth < PUBLISHES; nth += 1) {
      asked.push(await untilAnswered(site.client, site.origin, `Measured ${nth}`))
    }
    const page = await browser.newPage({ baseURL: site.origin })
    await openListening(page)
    const watched: number[] = []
    for (let nth = 0; nth < PUBLISHES_WATCHED; nth += 1) {
      watched.push(await untilShown(site.client, page, `Watched ${nth}`))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    return [
      ...distribution('publish to visible on the next visit', asked, VISIBLE_P95_MAX_MS),
      ...distribution('publish to visible in an open page', watched),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** The clock runs from before the write to the end of the first answer that holds the words. */
async function untilAnswered(client: SanityClient, origin: string, words: string): Promise<number> {
  const began = performance.now()
  await setHeadline(client, words)
  while (performance.now() - began < TIMEOUT_MS) {
    const html = await fetch(origin).then((answer) => answer.text())
    if (html.includes(`>${words}<`)) return performance.now() - began
  }
  throw new Error(`"${words}" was not on the page after ${TIMEOUT_MS} ms`)
}

async function openListening(page: Page): Promise<void> {
  const listening = page.waitForResponse((answer) => answer.url().includes('/page-updates?'), {
    timeout: LISTENING_TIMEOUT_MS,
  })
  await page.goto('/')
  await listening
}

async function untilShown(client: SanityClient, page: Page, words: string): Promise<number> {
  const began = performance.now()
  const shown = page.waitForFunction(
    (text) => document.querySelector('main h1')?.textContent === text,
    words,
    { polling: 'raf', timeout: TIMEOUT_MS },
  )
  await Promise.all([setHeadline(client, words), shown])
  return performance.now() - began
}

function setHeadline(client: SanityClient, words: string): Promise<unknown> {
  return client
    .patch({ query: '*[_type == "page" && path == "/"]' })
    .set({ 'sections[_type == "hero"].headline': words })
    .commit()
}

function distribution(
  name: string,
  durationsMs: readonly number[],
  p95Max?: number,
): Measurement[] {
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  const bound = p95Max === undefined ? {} : { bound: { atMost: p95Max } }
  return [
    { name: `${name}: p50`, value: at(0.5), unit: 'ms' },
    { name: `${name}: p95`, value: at(0.95), unit: 'ms', ...bound },
    { name: `${name}: max`, value: at(1), unit: 'ms', note: `${sorted.length} publishes` },
  ]
}
