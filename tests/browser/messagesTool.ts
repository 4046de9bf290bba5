import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { contact } from '../../submissions/definitions/contact.ts'
import { postForm } from '../site/postForm.ts'
import type { Site } from '../site/startSite.ts'
import { completeValues } from '../submissions/fixtures.ts'
import { DESKTOP, type OpenOptions, type WatchedPage, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { type Editor, openStudio, pushPath } from './studioEditor.ts'

export const MESSAGES_TIMEOUT_MS = 120_000

interface MessagesSiteOptions {
  env?: () => Record<string, string>
  prepare?: (site: Site) => Promise<void>
}

/**
 * Starts a site for one test file, with a Studio of a signed-in administrator, Ama Serwaa. All tests
 * use one Studio, which is opened again after a test that failed; each begins with a new list.
 * @param env called when the hooks before it have run
 * @param prepare runs before the site is used
 */
export function withMessagesSite({ env, prepare }: MessagesSiteOptions = {}) {
  const open = withBrowser()
  let site: Site
  beforeAll(async () => {
    site = await startIsolatedSite(env?.())
    await prepare?.(site)
  })
  afterAll(() => site.stop())
  const send = async (path: string, fields: Record<string, string>) => {
    expect((await postForm(site.origin + path, fields)).status).toBe(303)
  }
  return {
    /** Opens the Messages tool. */
    openMessages: withMessages(open, () => site),
    /** Opens another window. */
    open: (path: string, options?: OpenOptions) => open(path, { origin: site.origin, ...options }),
    send,
    /**
     * Posts the contact form as Kofi with this last name.
     * @param message by default a new one, because the same one twice would be a repeat
     */
    sendContact(lastName: string, message = `Hello ${randomUUID()}`) {
      const email = `${lastName.toLowerCase()}@makola.example`
      const phone = '024 555 0182'
      const values = { firstName: 'Kofi', lastName, email, phone, message }
      return send('/contact-us', completeValues(contact, values))
    },
  }
}

function withMessages(
  open: (path: string, options?: OpenOptions) => Promise<WatchedPage>,
  site: () => Site,
) {
  let editor: Editor | undefined
  const close = async () => {
    await editor?.close()
    editor = undefined
  }
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await close()
  })
  afterAll(close)

  return async function openMessages() {
    if (editor) await leaveTool(editor)
    else editor = await openStudio(open, site(), { name: 'Ama Serwaa' })
    const { page } = editor
    await page.getByRole('link', { name: /^Messages/ }).click()
    const list = listOf(page)
    await list.waitFor({ state: 'attached', timeout: MESSAGES_TIMEOUT_MS })
    const rows = list.getByRole('button')
    return {
      editor,
      page,
      rows,
      row: (name: string) => rows.filter({ hasText: name }),
      messageFrom: (sender: string) =>
        page.getByRole('article', { name: `Message from ${sender}` }),
    }
  }
}

/** An empty list has no size, so it is attached and not visible. */
function listOf(page: Editor['page']) {
  return page.getByRole('list', { name: 'Messages', includeHidden: true })
}

async function leaveTool(editor: Editor): Promise<void> {
  editor.reportFailure()
  await editor.page.setViewportSize(DESKTOP)
  await pushPath(editor.page, '/studio/structure')
  await listOf(editor.page).waitFor({ state: 'detached', timeout: MESSAGES_TIMEOUT_MS })
}

/** The tool asks every five seconds, and when its tab is shown again. */
export const askForStatus = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

/** Whether the browser would ask, as for a note that was not added. */
export const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** @returns a function for the texts that an existing live region has had since */
export async function announcements(
  page: Page,
  selector: string,
): Promise<() => Promise<string[]>> {
  const region = await page.locator(selector).elementHandle()
  const texts = await page.evaluateHandle((watched) => {
    const seen: string[] = []
    if (!watched) return seen
    const record = () => {
      const text = watched.textContent ?? ''
      if (text !== '') seen.push(text)
    }
    new MutationObserver(record).observe(watched, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return seen
  }, region)
  return () => texts.jsonValue()
}
