import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import type { Frame, Page } from 'playwright-core'
import { PREVIEW_CHANGED } from '../../app/content/previewMessage.ts'

/** Generous for a busy machine; only a missing text is waited for as long. */
const SEEN_TIMEOUT_MS = 90_000

interface Marked {
  id: string
  path: string
}

/**
 * Goes to a stand-in for the Studio's window around the frame of a preview. Its address is routed
 * for this visit only, because routes switch the browser's cache off.
 * @param page with the cookie of a preview
 * @returns the frame, in which pages can be opened
 */
export async function openPreviewFrame(page: Page): Promise<Frame> {
  const body = '<iframe src="/robots.txt" style="width:1200px;height:800px"></iframe>'
  await page.route('/frame-of-preview', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  await page.goto('/frame-of-preview')
  await page.unroute('/frame-of-preview')
  const [frame] = page.mainFrame().childFrames()
  if (!frame) throw new Error('The page has no frame for a preview')
  return frame
}

/**
 * Changes the first text of a page's own document in its draft, as typing does, and waits until the
 * preview shows it. Discards the draft.
 * @param frame shows the page
 * @returns milliseconds from before the change is sent until it is shown
 * @throws if the preview does not show it
 */
export async function seeTypedChange(
  frame: Frame,
  client: SanityClient,
  path: string,
): Promise<number> {
  const marked = frame.locator('main [data-sanity]')
  await marked.first().waitFor({ state: 'attached', timeout: SEEN_TIMEOUT_MS })
  const marks = await marked.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-sanity') ?? ''),
  )
  const { id, field } = await firstText(client, marks.map(readMark), path)
  const words = `Typed for ${path} ${randomUUID()}`
  const { _rev, ...published } = (await client.getDocument(id)) ?? {}
  const beganMs = performance.now()
  await client
    .transaction()
    .createIfNotExists({ _type: 'page', ...published, _id: `drafts.${id}` })
    .patch(`drafts.${id}`, { set: { [field]: words } })
    .commit()
  await frame.parentFrame()?.evaluate((message) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(message, location.origin)
  }, PREVIEW_CHANGED)
  await frame.getByText(words).first().waitFor({ state: 'attached', timeout: SEEN_TIMEOUT_MS })
  const durationMs = performance.now() - beganMs
  await client.delete(`drafts.${id}`)
  return durationMs
}

async function firstText(client: SanityClient, marks: readonly Marked[], path: string) {
  const own = await client.fetch<string>('*[path == $path][0]._id', { path })
  for (const { id, path: field } of marks) {
    const one = field.replaceAll(']', '][0]')
    if (id !== own || !/(?:title|heading|name|text|words|body)$/.test(field)) continue
    const value = await client.fetch<unknown>(`*[_id == $id][0].${one}`, { id })
    if (typeof value === 'string') return { id, field }
  }
  throw new Error(`no text of its own is marked on ${path}: ${JSON.stringify(marks)}`)
}

/** Converts `id=…;path=sections:key.heading;…` to the Studio's own notation. */
export function readMark(mark: string): Marked {
  const fields = Object.fromEntries(mark.split(';').map((field) => field.split('=')))
  const path = String(fields.path ?? '')
    .replaceAll(/:(\d+)(?=[.:]|$)/g, '[$1]')
    .replaceAll(/:([\w-]+)/g, '[_key=="$1"]')
  return { id: String(fields.id ?? ''), path }
}
