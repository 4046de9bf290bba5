import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IS_PAGE } from '../../app/content/pageTypes.ts'
import type { Site } from '../site/startSite.ts'
import { withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { openPreviewFrame, seeTypedChange } from './previewEdit.ts'
import { type Editor, openPreview, openStudio } from './studioEditor.ts'

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
