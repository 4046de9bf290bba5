import type { Locator, Request, Response } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { LAKE_TOKEN, type Site } from '../site/startSite.ts'
import { reportFailure } from './failureReport.ts'
import { type OpenOptions, SLOW_STEP, type WatchedPage, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

type Open = (path: string, options?: OpenOptions) => Promise<WatchedPage>
type Page = WatchedPage['page']

/** The frame in which the Studio shows a preview. */
export const PREVIEW_FRAME = 'iframe[src*="/preview/enable"]'

const IDLE_MAX_MS = 20_000
/** Generous, because the Studio's first screen is slow on a busy machine. */
const STUDIO_TIMEOUT_MS = 120_000

/** For one attempt of a step that is repeated until it succeeds. */
const FIRST_ATTEMPT_MS = 2_000
const LAST_ATTEMPT_MS = 30_000

/** Options of one attempt, for the methods of Playwright. */
interface Attempt {
  timeout: number
}

/** Notes of Chromium that report no fault. */
const CHROMIUM_NOTES = [
  // The Studio requests focus in a document where an element already has it.
  'console.info: Autofocus processing was blocked because a document already has a focused element.',
  // The Studio's presence client sends while its socket closes, and sends again when it reconnects.
  'console.error: WebSocket is already in CLOSING or CLOSED state.',
]

/** On a busy machine a preview or the lake responds after the Studio's timers. */
const SLOW_NOTES = [
  'Unable to connect to visual editing',
  "Received no response to message 'comlink/heartbeat'",
  'has taken more than 5000ms to respond',
]

/** A signed-in editor with a separate browser. */
export interface Editor {
  page: Page
  /** Opens a list of the desk by its title. */
  openList(title: string): Promise<void>
  /**
   * Opens a document at its own address, without loading the Studio again.
   * @param perspective the id of a release
   */
  show(type: string, id: string, perspective?: string): Promise<void>
  /** The text box of a field. */
  field(name: string): ReturnType<Page['getByRole']>
  /** Waits until the Studio requests nothing, for a bounded time. */
  settled(): Promise<void>
  fill(fields: Record<string, string>): Promise<void>
  /** The editable text of a field with formatting, ready to type into. */
  textOf(name: string): Promise<ReturnType<Page['locator']>>
  publish(): Promise<void>
  /**
   * Waits until the Studio shows that the change is live.
   * @returns the time it shows
   */
  live(): Promise<string>
  /** Selects what opens a dialog from the menu next to “Publish”. */
  choose(action: string): Promise<void>
  /**
   * The same, repeated until its dialog shows a text: while the Studio loads, it mounts its tools
   * again, which closes dialogs.
   */
  chooseUntil(action: string, text: string): Promise<void>
  /** Everything the console and the network reported, without known notes. */
  problems(): string[]
  /** For a test that uses an editor opened by another one. */
  reportFailure(): void
  close(): Promise<void>
}

/**
 * Starts a site for one test file, with a Studio in which an editor is signed in during all tests.
 * @param prepare runs before the Studio is opened
 */
export function withStudio(prepare?: (site: Site) => Promise<unknown>) {
  const open = withBrowser()
  let site: Site | undefined
  let editor: Editor | undefined
  beforeAll(async () => {
    site = await startIsolatedSite()
    await prepare?.(site)
    editor = await openStudio(open, site, { name: 'Ama Mensah' })
    editor.page.setDefaultTimeout(SLOW_STEP.timeout)
  })
  afterAll(async () => {
    await editor?.close()
    await site?.stop()
  })
  const notOpen = new Error('The Studio is opened in beforeAll; use it inside tests')
  return {
    open,
    get site() {
      if (!site) throw notOpen
      return site
    },
    get editor() {
      if (!editor) throw notOpen
      return editor
    },
  }
}

/** Signs in in another tab, as after the end of a session; its Studio is not loaded. */
export async function signInInNewTab(page: Page, name: string): Promise<void> {
  const tab = await page.context().newPage()
  await tab.route('**/studio/assets/**', (route) => route.abort())
  await tab.goto('/studio/sign-in')
  await signIn(tab, name)
  await tab.waitForURL(/\/studio$/)
  await tab.close()
}

export async function signIn(page: Page, name: string, key = LAKE_TOKEN): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Studio key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/**
 * Repeats a step that the Studio can undo, as by rendering a menu again, until it succeeds. The
 * first attempts are short, so that little time is lost with one that was undone; each is longer
 * than the one before, so that a slow machine has enough time for one of them.
 */
export async function untilDone(step: (attempt: Attempt) => Promise<unknown>): Promise<void> {
  let attemptMs = FIRST_ATTEMPT_MS
  const isDone = async () => {
    const attempt = { timeout: attemptMs }
    attemptMs = Math.min(attemptMs * 2, LAST_ATTEMPT_MS)
    await step(attempt)
    return true
  }
  await expect.poll(() => isDone().catch(String), { timeout: STUDIO_TIMEOUT_MS }).toBe(true)
}

/**
 * Opens a menu and selects one of its items; the Studio renders menus again, closed.
 * @param shown what the item shows: the Studio also loses clicks on items it renders again
 */
export function chooseFrom(menuButton: Locator, item: Locator, shown?: Locator): Promise<void> {
  return untilDone(async (attempt) => {
    if (await shown?.isVisible()) return
    if (!(await item.isVisible())) await menuButton.click(attempt)
    await item.click(attempt)
    await shown?.waitFor(attempt)
  })
}

/**
 * Navigates inside the Studio, as its own links do: loading it again takes about four seconds of
 * processor time.
 */
async function goToDocument(page: Page, path: string): Promise<void> {
  const pane = page.getByTestId('document-pane').first()
  // The form that was open must not be taken for the next one. One that has just lost its focus or
  // a dialog writes its own path a moment later, which opens it again.
  await untilDone(async (attempt) => {
    await pushPath(page, '/studio/structure')
    await pane.waitFor({ state: 'detached', ...attempt })
  })
  await pushPath(page, path)
  await pane.waitFor({ timeout: STUDIO_TIMEOUT_MS })
}

/** Opens a page of the site in the preview, which sets its cookie, without loading the Studio again. */
export async function openPreview(page: Page, path: string): Promise<void> {
  await pushPath(page, '/studio/structure')
  // The tool that was open would show the page in its frame, as a link there does.
  await page.locator(PREVIEW_FRAME).waitFor({ state: 'detached', timeout: STUDIO_TIMEOUT_MS })
  await pushPath(page, `/studio/presentation?preview=${path}`)
  await page.frameLocator(PREVIEW_FRAME).locator('main h1').waitFor(SLOW_STEP)
}

/** Navigates as a link of the Studio does. */
export async function pushPath(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Signs an editor in at an address of the Studio and waits for the desk. */
export async function openStudio(
  open: Open,
  site: Site,
  { name, key, path = '/studio' }: { name: string; key?: string; path?: string },
): Promise<Editor> {
  // Its animations take a third of the processor time of a test, and no test is about them.
  const options: OpenOptions = { origin: site.origin, reducedMotion: 'reduce' }
  const { page, problems, close } = await open(path, options)
  const timeout = STUDIO_TIMEOUT_MS
  await Promise.all([
    // The Studio mounts its tools again when it receives the project's features.
    page.waitForResponse(/\/features\?/, { timeout }).then((response) => response.finished()),
    signIn(page, name, key),
    page.getByTestId('structure-tool-list-pane').first().waitFor({ timeout }),
  ])
  const field = (fieldName: string) =>
    page.getByTestId(`field-${fieldName}`).getByRole('textbox').first()
  return {
    page,
    field,
    close,
    openList: (title) => page.getByTestId(`pane-item-${title}`).click(),
    show: (type, id, perspective) =>
      goToDocument(
        page,
        `/studio/structure/${type};${id}${perspective ? `?perspective=${perspective}` : ''}`,
      ),
    settled: () => settled(page),
    async fill(fields) {
      // While the Studio loads, it mounts its tools again, and what was typed is lost.
      await settled(page)
      for (const [fieldName, text] of Object.entries(fields)) await field(fieldName).fill(text)
    },
    textOf: (name) => activatedText(page, name),
    publish: () => publish(page),
    live: () => timeOfLiveNotice(page),
    choose: (action) =>
      chooseFrom(
        page.getByTestId('action-menu-button'),
        page.getByRole('menuitem', { name: action }),
        page.getByRole('dialog').first(),
      ),
    chooseUntil: (action, text) => chooseUntil(page, action, text),
    reportFailure: () => reportFailure({ page, problems }),
    problems: () =>
      problems.filter(
        (entry) =>
          !CHROMIUM_NOTES.includes(entry) && !SLOW_NOTES.some((note) => entry.includes(note)),
      ),
  }
}

/**
 * Without a connection the Studio never stops asking, and Playwright can count a request of the
 * preview's frame that has ended.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: IDLE_MAX_MS }).catch(() => undefined)
}

/** The text of a field with formatting, behind the overlay that the Studio shows first. */
async function activatedText(page: Page, name: string): Promise<Locator> {
  const box = page.getByTestId(`field-${name}`)
  const text = box.locator('[contenteditable="true"]').first()
  const overlay = box.getByText('Click to activate')
  await text.or(overlay).first().waitFor()
  if (await overlay.count()) await overlay.first().click()
  await text.click()
  return text
}

async function publish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect.poll(() => button.isEnabled(), { timeout: STUDIO_TIMEOUT_MS }).toBe(true)
  const isPublish = (request: Request) =>
    request.url().includes('/data/actions/') &&
    (request.postData() ?? '').includes('document.publish')
  const statuses: number[] = []
  const seen: string[] = []
  const sent = (request: Request) => {
    if (isPublish(request)) seen.push('sent')
  }
  const answered = (response: Response) => {
    if (!isPublish(response.request())) return
    statuses.push(response.status())
    seen.push(`answered ${response.status()}`)
  }
  page.on('request', sent).on('response', answered)
  // A click is lost when the Studio renders its actions again in that moment. A second click on a
  // button that is disabled until the first request is answered would publish again, which is 409.
  const published = untilDone(async (attempt) => {
    if (seen.length === 0 && (await button.isEnabled())) await button.click(attempt)
    await expect.poll(() => statuses, attempt).toContain(200)
  })
  await published.catch((error) => {
    throw new Error(`Not published; requests: ${seen.join(', ') || 'none'}`, { cause: error })
  })
  page.off('request', sent).off('response', answered)
}

async function timeOfLiveNotice(page: Page): Promise<string> {
  const notice = page.getByText(/^Live at /).first()
  await notice.waitFor({ timeout: STUDIO_TIMEOUT_MS })
  const time = ((await notice.textContent()) ?? '').replace('Live at ', '')
  // It may disappear by itself first.
  const toast = notice.locator('xpath=ancestor::*[@data-ui="Toast"]')
  await toast
    .getByRole('button')
    .click({ timeout: 10_000 })
    .catch(() => undefined)
  await notice.waitFor({ state: 'detached' })
  return time
}

async function chooseUntil(page: Page, action: string, text: string): Promise<void> {
  const dialog = page.getByText(text).first()
  await untilDone(async (attempt) => {
    if (await dialog.isVisible()) return
    await page.keyboard.press('Escape')
    await page.getByTestId('action-menu-button').click(attempt)
    await page.getByRole('menuitem', { name: action }).click(attempt)
    await dialog.waitFor(attempt)
  })
}
