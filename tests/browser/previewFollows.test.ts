import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from '../site/startSite.ts'
import { withBrowser } from './harness.ts'
import { type Editor, openStudio } from './studioEditor.ts'

/** Generous for a busy machine; speed is not tested here. */
const PATIENCE = { timeout: 90_000 }
const FRAME = 'iframe[src*="/preview/enable"]'
/** The message that the Studio's preview posts to the page in its frame; see `useToldChanges`. */
const CHANGED = 'nsaa-preview-changed'

interface Marked {
  id: string
  path: string
}

describe('the preview follows typing', () => {
  const open = withBrowser()
  let site: Site
  let editor: Editor
  beforeAll(async () => {
    site = await startSite()
    editor = await openStudio(open, site, { name: 'Ama Mensah' })
    // The preview's cookie, as the Studio sets it.
    await editor.page.goto('/studio/presentation?preview=/')
    await editor.page.frameLocator(FRAME).locator('main h1').waitFor(PATIENCE)
  })
  afterAll(async () => {
    await editor.close()
    await site.stop()
  })

  test.each(['/', '/help-center'])('in the Studio on %s', async (path) => {
    const { page } = editor
    await page.goto(`/studio/presentation?preview=${path}`)
    const heading = page.frameLocator(FRAME).locator('main h1')
    await expect.poll(() => heading.getAttribute('data-sanity'), PATIENCE).toMatch(/path=sections/)
    const field = page
      .getByTestId(/^field-sections\[.*\]\.(?:heading|headline)$/)
      .getByRole('textbox')
    // A click before the page's overlay is ready opens nothing.
    const isOpened = async () => {
      await heading.click()
      await field.waitFor({ timeout: 15_000 })
      return true
    }
    await expect.poll(() => isOpened().catch(String), PATIENCE).toBe(true)
    const words = `Typed beside the page ${randomUUID()}`
    await field.fill(words)
    await expect.poll(() => heading.innerText(), PATIENCE).toBe(words)
  })

  test('on every page and policy', async () => {
    const paths = await site.client.fetch<string[]>(
      '*[_type in ["page", "policy", "article"] && defined(path)] | order(path).path',
    )
    expect(paths.length).toBeGreaterThan(25)
    const { page } = editor
    // A stand-in for the Studio's window around the frame.
    await page.route('/frame-of-preview?*', (route) => {
      const path = new URL(route.request().url()).searchParams.get('path')
      return route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${path}" style="width:1200px;height:800px"></iframe>`,
      })
    })
    for (const path of paths) await expectChangeSeen(page, path)
  }, 900_000)

  /** Changes the first text of the page's own document in its draft, as typing does. */
  async function expectChangeSeen(page: Page, path: string): Promise<void> {
    await page.goto(`/frame-of-preview?path=${encodeURIComponent(path)}`)
    const frame = page.frameLocator('iframe')
    const candidates = frame.locator('main [data-sanity]')
    await expect.poll(() => candidates.count(), PATIENCE).toBeGreaterThan(0)
    const marks = await candidates.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-sanity') ?? ''),
    )
    const { id, field } = await firstText(marks.map(readMark), path)
    const words = `Typed for ${path} ${randomUUID()}`
    const { _rev, ...published } = (await site.client.getDocument(id)) ?? {}
    await site.client
      .transaction()
      .createIfNotExists({ _type: 'page', ...published, _id: `drafts.${id}` })
      .patch(`drafts.${id}`, { set: { [field]: words } })
      .commit()
    await page.evaluate((message) => {
      document.querySelector('iframe')?.contentWindow?.postMessage(message, location.origin)
    }, CHANGED)
    await frame
      .getByText(words)
      .first()
      .waitFor({ state: 'attached', ...PATIENCE })
  }

  async function firstText(marks: readonly Marked[], path: string) {
    const own = await site.client.fetch<string>('*[path == $path][0]._id', { path })
    for (const { id, path: field } of marks) {
      const one = field.replaceAll(']', '][0]')
      if (id !== own || !/(?:title|heading|headline|name|text|words|body)$/.test(field)) continue
      const value = await site.client.fetch<unknown>(`*[_id == $id][0].${one}`, { id })
      if (typeof value === 'string') return { id, field }
    }
    throw new Error(`no text of its own is marked on ${path}: ${JSON.stringify(marks)}`)
  }
})

/** Converts `id=…;path=sections:key.heading;…` to the Studio's own notation. */
function readMark(mark: string): Marked {
  const fields = Object.fromEntries(mark.split(';').map((field) => field.split('=')))
  const path = String(fields.path ?? '').replaceAll(/:(\w+)/g, '[_key=="$1"]')
  return { id: String(fields.id ?? ''), path }
}
