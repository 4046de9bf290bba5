import { expect } from 'vitest'
import type { Site } from '../site/startSite.ts'
import type { OpenOptions, WatchedPage } from './harness.ts'
import { type Editor, openStudio } from './studioEditor.ts'

export const MESSAGES_TIMEOUT_MS = 120_000

/** Posts a form like a visitor without JavaScript. */
export async function send(
  site: Site,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const answer = await fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })
  expect(answer.status).toBe(303)
}

/** The Messages tool of a signed-in administrator, Ama Serwaa. */
export async function openMessages(
  open: (path: string, options?: OpenOptions) => Promise<WatchedPage>,
  site: Site,
) {
  const editor: Editor = await openStudio(open, site, { name: 'Ama Serwaa' })
  const { page } = editor
  await page.getByRole('link', { name: /^Messages/ }).click()
  // An empty list has no size, so it is attached and not visible.
  const list = page.getByRole('list', { name: 'Messages', includeHidden: true })
  await list.waitFor({ state: 'attached', timeout: MESSAGES_TIMEOUT_MS })
  const rows = list.getByRole('button')
  return { editor, page, rows, row: (name: string) => rows.filter({ hasText: name }) }
}
