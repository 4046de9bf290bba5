import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from '../site/startSite.ts'
import { withBrowser } from './harness.ts'
import { type Editor, openStudio, unknownEndpoints } from './studioEditor.ts'

/** A busy machine takes its time; nothing here is about speed. */
const PATIENCE = { timeout: 20_000 }
const FRAME = 'iframe[src*="/preview/enable"]'

/** Drafts beside the form, on the page, and for whoever was sent a link; never for visitors. */
describe('preview', () => {
  const open = withBrowser()
  let site: Site
  let editor: Editor
  beforeAll(async () => {
    site = await startSite()
    editor = await openStudio(open, site, { name: 'Ama Mensah' })
    await editor.page.goto('/studio/presentation?preview=/careers')
    await editor.page.frameLocator(FRAME).locator('main h1').waitFor()
  })
  afterAll(async () => {
    await editor.close()
    await site.stop()
  })

  const visitor = (path: string) => fetch(site.origin + path).then((answer) => answer.text())

  test('a text that is clicked opens in its field, and what is typed stands on the page', async () => {
    const { page } = editor
    const frame = page.frameLocator(FRAME)
    const heading = frame.locator('main h1')
    await expect
      .poll(() => heading.getAttribute('data-sanity'), PATIENCE)
      .toContain('path=sections')
    await heading.hover()
    await heading.click()
    const field = page.getByTestId(/^field-sections\[.*\]\.heading$/).getByRole('textbox')
    await field.waitFor(PATIENCE)
    await field.fill('Come and weave with us')
    await expect.poll(() => heading.textContent(), PATIENCE).toBe('Come and weave with us')
    expect(await visitor('/careers')).not.toContain('Come and weave with us')
    expect(await visitor('/careers.data')).not.toContain('Come and weave with us')
  })

  test('asks the lake for nothing it does not have', () => {
    expect(unknownEndpoints(site)).toEqual([])
    expect(editor.noise()).toEqual([])
  })
})
