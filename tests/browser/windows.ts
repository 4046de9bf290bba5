import type { Browser, BrowserContextOptions, Disposable, Page } from 'playwright-core'
import { discardTrace, startTrace } from './failureReport.ts'

/**
 * Windows that tests use in turn. A new window takes a page more than twice the processor time, and
 * the Studio nearly twice, because its process starts, compiles all scripts and decodes all fonts.
 */

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** Longer than a busy machine needs; only a missing element is waited for as long. */
const PAGE_TIMEOUT_MS = 15_000
/** A page is many elements, and many files. */
const NAVIGATION_TIMEOUT_MS = 60_000
/** Each has a process of about 150 MB. */
const IDLE_WINDOWS_MAX = 8
/** A document of the site without scripts and styles. */
const EMPTY_DOCUMENT = '/robots.txt'
const OUTSIDE_PX = -1
/** Those that tests listen to; what records problems is added again. */
const EVENTS = ['console', 'pageerror', 'request', 'requestfailed', 'response']

export interface WindowOptions {
  viewport?: { width: number; height: number }
  javaScriptEnabled?: boolean
  reducedMotion?: 'reduce' | 'no-preference'
  /** Records hydration errors too; off where a test changes the document on purpose. */
  hydrationErrors?: boolean
  /** Text of twice the usual size, as set in the browser (WCAG 1.4.4). */
  largeText?: boolean
  /** Runs in each document, before its own scripts. */
  initScript?: string | (() => void)
  /** Runs before the first navigation: routes and listeners, which are removed with the test. */
  intercept?(page: Page): Promise<void>
  /** For a window of its own. */
  context?: BrowserContextOptions
  /** Runs before the first navigation, in a window of its own: a fake clock, a cold cache. */
  prepare?(page: Page): Promise<void>
}

export interface TestWindow {
  page: Page
  /** Console messages (any level), page errors, failed and foreign requests, in order. */
  problems: string[]
  origin: string
  browser: Browser
  /** Windows of the same kind differ only in what is reset. Undefined if it is not used again. */
  kind: string | undefined
  reducedMotion: 'reduce' | 'no-preference'
  initScript?: Disposable | undefined
}

const idleWindows: TestWindow[] = []

const isTouchScreen = ({ viewport = DESKTOP }: WindowOptions) => viewport.width < 760

/** What cannot be changed in an open window. */
function kindOf(origin: string, options: WindowOptions): string | undefined {
  if (options.prepare || options.context) return undefined
  const { javaScriptEnabled = true, reducedMotion = 'no-preference' } = options
  const { hydrationErrors = false, largeText = false } = options
  return JSON.stringify([
    origin,
    javaScriptEnabled,
    reducedMotion,
    hydrationErrors,
    largeText,
    isTouchScreen(options),
  ])
}

export async function newWindow(
  browser: Browser,
  origin: string,
  options: WindowOptions,
): Promise<TestWindow> {
  const { reducedMotion = 'no-preference' } = options
  const context = await browser.newContext({
    baseURL: origin,
    viewport: options.viewport ?? DESKTOP,
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    reducedMotion,
    hasTouch: isTouchScreen(options),
    ...options.context,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PAGE_TIMEOUT_MS)
  page.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS)
  const problems: string[] = []
  watch({ page, problems, origin })
  await startTrace(page)
  if (options.hydrationErrors) await logHydrationErrors(page)
  if (options.largeText) await enlargeText(page)
  return { page, problems, origin, browser, kind: kindOf(origin, options), reducedMotion }
}

/** @returns a window that another test has released, with the size that these options ask for */
export async function takeIdleWindow(
  browser: Browser,
  origin: string,
  options: WindowOptions,
): Promise<TestWindow | undefined> {
  const kind = kindOf(origin, options)
  const at = idleWindows.findIndex((idle) => idle.browser === browser && idle.kind === kind)
  const [window] = kind === undefined || at === -1 ? [] : idleWindows.splice(at, 1)
  if (!window) return undefined
  window.problems.length = 0
  await startTrace(window.page)
  await window.page.setViewportSize(options.viewport ?? DESKTOP)
  return window
}

/** Resets a window, so that another test can use it; it is closed if that fails. */
export async function releaseWindow(window: TestWindow): Promise<void> {
  const isReset =
    window.kind !== undefined &&
    (await reset(window).then(
      () => true,
      () => false,
    ))
  if (!isReset) return closeWindow(window)
  idleWindows.unshift(window)
  await Promise.all(idleWindows.splice(IDLE_WINDOWS_MAX).map(closeWindow))
}

export function closeWindow({ page }: TestWindow): Promise<void> {
  return page.context().close()
}

/** Closes the idle windows that are not used again. */
export async function closeIdleWindows(isOver: (window: TestWindow) => boolean): Promise<void> {
  const closed = idleWindows.filter(isOver)
  for (const window of closed) idleWindows.splice(idleWindows.indexOf(window), 1)
  await Promise.all(closed.map(closeWindow))
}

/** Leaves nothing of a test but the browser's cache and compiled scripts. */
async function reset(window: TestWindow): Promise<void> {
  const { page, origin, reducedMotion } = window
  const context = page.context()
  await discardTrace(page)
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await window.initScript?.dispose()
  window.initScript = undefined
  for (const event of EVENTS) page.removeAllListeners(event)
  watch(window)
  await page.mouse.move(OUTSIDE_PX, OUTSIDE_PX)
  await page.emulateMedia({ media: null, reducedMotion })
  await page.goto(EMPTY_DOCUMENT)
  page.setDefaultTimeout(PAGE_TIMEOUT_MS)
  // A page can write to its storage when it is left.
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
  })
  // With 50 entries it would not grow any more.
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** React recovers from them and production stays quiet, so a test has to listen. */
async function logHydrationErrors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('recoverableerror', (event) => {
      console.error(`hydration: ${event instanceof CustomEvent ? event.detail : ''}`)
    })
  })
}

function watch({ page, problems, origin }: Pick<TestWindow, 'page' | 'problems' | 'origin'>) {
  page.on('console', (message) => problems.push(`console.${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // A navigation cancels requests in flight, which is not an error of the page.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} (${reason})`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      problems.push(`request to another origin: ${request.url()}`)
    }
  })
}
