import { readFile } from 'node:fs/promises'
import axe from 'axe-core'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeEach, expect, inject, TestRunner } from 'vitest'
import { launchChromium } from './chromium.ts'
import { type RecordedPage, reportFailure } from './failureReport.ts'
import { laidOut } from './hydrated.ts'
import { isOriginOfIsolatedSites } from './isolatedSite.ts'
import {
  closeIdleWindows,
  closeWindow,
  DESKTOP,
  newWindow,
  PHONE,
  releaseWindow,
  type TestWindow,
  takeIdleWindow,
  type WindowOptions,
} from './windows.ts'

export { hydrated, laidOut } from './hydrated.ts'
export { DESKTOP, PHONE } from './windows.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the production site that all browser tests share (read only). */
    siteOrigin: string
  }
}

export const VIEWPORTS = [
  ['390 px', PHONE],
  ['1440 px', DESKTOP],
] as const

/** For a step of the Studio or of a live update, through browser, site and lake. */
export const SLOW_STEP = { timeout: 90_000 }

export interface OpenOptions extends WindowOptions {
  /** Another site than the shared one. */
  origin?: string
}

/** A page that records console messages and requests that a visitor should never see. */
export interface WatchedPage {
  page: Page
  /** Console messages (any level), page errors, failed and foreign requests, in order. */
  problems: string[]
  close(): Promise<void>
}

type Launch = () => Promise<Browser>

/** All files that a worker runs share a browser. */
const browsers = new Map<Launch, Promise<Browser>>()

async function sharedBrowser(launch: Launch): Promise<Browser> {
  const launched = browsers.get(launch) ?? launch()
  browsers.set(launch, launched)
  const browser = await launched.catch((error) => {
    browsers.delete(launch)
    throw error
  })
  if (browser.isConnected()) return browser
  // A browser that has crashed fails one test, not all that follow.
  if (browsers.get(launch) === launched) browsers.delete(launch)
  return sharedBrowser(launch)
}

/**
 * @param launch starts the browser, unless an earlier file has started it
 * @returns a function that opens watched pages; those still open after the file are closed
 */
export function withBrowser(launch: Launch = launchChromium) {
  const inUse = new Set<TestWindow>()
  const openedBefore: RecordedPage[] = []
  beforeEach(() => {
    for (const opened of openedBefore) reportFailure(opened)
  })
  afterAll(async () => {
    await Promise.all([...inUse].map(closeWindow))
    await closeIdleWindows(
      ({ origin }) => origin !== inject('siteOrigin') && !isOriginOfIsolatedSites(origin),
    )
  })

  return async function open(path: string, options: OpenOptions = {}): Promise<WatchedPage> {
    const browser = await sharedBrowser(launch)
    const origin = options.origin ?? inject('siteOrigin')
    const window =
      (await takeIdleWindow(browser, origin, options)) ??
      (await newWindow(browser, origin, options))
    inUse.add(window)
    const { page, problems } = window
    page.context().once('close', () => inUse.delete(window))
    if (TestRunner.getCurrentTest()) reportFailure({ page, problems })
    else openedBefore.push({ page, problems })
    await options.prepare?.(page)
    await options.intercept?.(page)
    if (options.initScript) window.initScript = await page.addInitScript(options.initScript)
    await page.goto(path, { waitUntil: 'load' })
    if (options.javaScriptEnabled ?? true) await laidOut(page)
    const close = async () => {
      // The report of a failure, which is written last, needs the window.
      if (hasFailed()) return
      inUse.delete(window)
      await releaseWindow(window)
    }
    return { page, problems, close }
  }
}

function hasFailed(): boolean {
  return TestRunner.getCurrentTest()?.result?.state === 'fail'
}

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE_RUNS_MAX = 3

/**
 * Fails with a readable list if axe-core finds a WCAG 2.2 AA violation in the current state. A
 * smooth scroll can begin after the page was at rest, so a run in which the page moved is repeated.
 * @param exceptRules axe-core rules that do not apply to this page
 */
export async function expectAccessible(
  page: Page,
  { exceptRules = [] }: { exceptRules?: readonly string[] } = {},
): Promise<void> {
  const scrolledTo = () => page.evaluate(() => scrollY)
  let position = await scrolledTo()
  let { violations } = await findingsOf(page, WCAG_TAGS, exceptRules)
  for (let run = 1; run < AXE_RUNS_MAX && position !== (await scrolledTo()); run++) {
    position = await scrolledTo()
    violations = (await findingsOf(page, WCAG_TAGS, exceptRules)).violations
  }
  expect(violations, violations.join('\n')).toEqual([])
}

/**
 * Fails if text has too little contrast, or the colour of what it is on. Of the second, axe-core
 * asks for a review, because a page may hide text that way.
 */
export async function expectReadable(page: Page): Promise<void> {
  const { violations, invisible } = await findingsOf(page, ['color-contrast'])
  const all = [...violations, ...invisible]
  expect(all, all.join('\n')).toEqual([])
}

async function findingsOf(
  page: Page,
  runOnly: string[],
  exceptRules: readonly string[] = [],
): Promise<{ violations: string[]; invisible: string[] }> {
  await page.evaluate(settleAnimations, LONGEST_TRANSITION_MS)
  await settleScrolling(page)
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'))
  return page.evaluate(
    async ({ version, only, except }) => {
      const engine: typeof axe = Object(window).axe
      if (engine.version !== version) throw new Error('another axe-core is on the page')
      const result = await engine.run(document, {
        runOnly: only,
        rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
        // Elements that pass are not described, nor their selectors found.
        resultTypes: ['violations', 'incomplete'],
        selectors: false,
        // No rule of these tags reads stylesheets, which axe-core would parse again for each run.
        preload: { assets: ['media'] },
      })
      const violations = result.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
      )
      const invisible = result.incomplete
        .flatMap(({ nodes }) => nodes)
        .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
        .map(({ html }) => `text in the colour of its ground: ${html}`)
      return { violations, invisible }
    },
    { version: axe.version, only: runOnly, except: exceptRules },
  )
}

/** A link that a smooth scroll moves under the header is not a target of its full size there. */
async function settleScrolling(page: Page): Promise<void> {
  await page.waitForFunction(async (frames) => {
    const before = scrollY
    for (let frame = 0; frame < frames; frame++) {
      await new Promise(requestAnimationFrame)
      if (scrollY !== before) return false
    }
    return true
  }, RESTING_FRAMES)
}

/** A smooth scroll begins slowly: its first frames can have the same position. */
const RESTING_FRAMES = 4

/** Longer animations, such as a toast's progress bar, are legible in every state. */
const LONGEST_TRANSITION_MS = 1_000

/** Waits for transitions: a colour half-way has another contrast than the design. */
async function settleAnimations(longestMs: number): Promise<void> {
  const short = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longestMs)
  await Promise.allSettled(short.map(({ finished }) => finished))
}

export const isFocused = (element: Locator) =>
  element.evaluate((shown) => shown === document.activeElement)

/** @returns the number of pixels by which the document is wider than the window; should be 0 */
export function horizontalOverflowPx(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
