import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IS_PAGE } from '../../app/content/pageTypes.ts'
import type { Site } from '../site/startSite.ts'
import { SLOW_STEP, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { openPreviewFrame, seeTypedChange } from './previewEdit.ts'
import { type Editor, openPreview, openStudio, PREVIEW_FRAME, untilDone } from './studioEditor.ts'

describe('the preview follows typing', () => {
  const open = withBrowser()
  let site: Site
  let editor: Editor
  beforeAll(async () => {
    site = await startIsolatedSite()
    editor = await openStudio(open, site, { name: 'Ama Mensah' })
    await openPreview(editor.page, '/')
  })
  afterAll(async () => {
    await editor.close()
    await site.stop()
  })

  test.each(['/', '/help-center'])('in the Studio on %s', async (path) => {
    const { page } = editor
    await openPreview(page, path)
    const heading = page.frameLocator(PREVIEW_FRAME).locator('main h1')
    await expect.poll(() => heading.getAttribute('data-sanity'), SLOW_STEP).toMatch(/path=sections/)
    const field = page
      .getByTestId(/^field-sections\[.*\]\.(?:heading|headline)$/)
      .getByRole('textbox')
    // A click before the page's overlay is ready opens nothing.
    await untilDone(async (attempt) => {
      await heading.click(attempt)
      await field.waitFor(attempt)
    })
    const words = `Typed in the Studio ${randomUUID()}`
    await field.fill(words)
    await expect.poll(() => heading.innerText(), SLOW_STEP).toBe(words)
  })

  test('the preview of every page and policy follows typing', async () => {
    const paths = await site.client.fetch<string[]>(
      `*[${IS_PAGE} && defined(path)] | order(path).path`,
    )
    expect(paths.length).toBeGreaterThan(25)
    const { page } = editor
    await openPreviewFrame(page)
    for (const path of paths) await seeTypedChange(page, site.client, path)
  }, 900_000)
})
