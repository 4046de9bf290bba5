import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editors } from '../site/editorsCommand.ts'
import type { Site } from '../site/startSite.ts'
import { SLOW_STEP, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { chooseFrom, openStudio, PREVIEW_FRAME, untilDone } from './studioEditor.ts'

/**
 * People with keys of their own in the real Studio; the lake's side is in tests/lake/roles.test.ts.
 */
describe('the Studio of', { timeout: 900_000 }, () => {
  const open = withBrowser()
  let site: Site
  let faq: string
  let editorKey: string
  beforeAll(async () => {
    site = await startIsolatedSite()
    faq = await site.client.fetch<string>('*[_type == "faqItem"] | order(order)[0]._id')
    editorKey = await add('Kofi Boateng', 'editor')
    const kofi = site.client.withConfig({ token: editorKey })
    await kofi.patch(faq).set({ question: 'Who asks, Kofi?' }).commit()
  })
  afterAll(() => site.stop())

  const add = async (name: string, role: string): Promise<string> => {
    const { out, err } = await editors(site.dataDir, ['add', name, '--role', role, '--json'])
    expect(err).toBe('')
    return JSON.parse(out).key
  }

  test('an editor shows settings read-only, no message, and writes the name into the history', async () => {
    const path = `/studio/structure/faqItem;${faq}`
    const editor = await openStudio(open, site, {
      name: 'Kofi Boateng',
      key: editorKey,
      path,
    })
    const { page } = editor
    await editor.fill({ question: 'Who answers, Kofi?' })
    await editor.publish()

    await editor.openList('Site settings')
    const name = editor.field('name')
    await name.waitFor(SLOW_STEP)
    await expect.poll(() => name.isEditable(), SLOW_STEP).toBe(false)

    await page.getByRole('link', { name: 'Messages' }).click()
    await page.getByText('You have no access to visitors’ messages yet. An administrator').waitFor()
    expect(editor.problems()).toEqual([])
    await editor.close()
  })

  test('a viewer shows documents and their authors, and offers no change', async () => {
    const name = 'Esi Owusu'
    const key = await add(name, 'viewer')
    const path = `/studio/structure/faqItem;${faq}`
    const viewer = await openStudio(open, site, { name, key, path })
    const { page } = viewer
    const question = viewer.field('question')
    await question.waitFor(SLOW_STEP)
    expect(await question.inputValue()).toMatch(/^Who (?:asks|answers), Kofi\?/)
    await expect.poll(() => question.isEditable(), SLOW_STEP).toBe(false)
    expect(await page.getByTestId('action-publish').isEnabled()).toBe(false)
    expect(await page.getByRole('button', { name: /^Move / }).count()).toBe(0)
    const unpublish = page.getByRole('menuitem', { name: 'Unpublish' })
    let isDisabled: boolean | undefined
    // The Studio closes the menu when it reloads the document.
    await untilDone(async (attempt) => {
      if (!(await unpublish.isVisible())) {
        await page.getByTestId('action-menu-button').click(attempt)
      }
      isDisabled = await unpublish.isDisabled(attempt)
    })
    expect(isDisabled).toBe(true)
    await page.keyboard.press('Escape')

    await viewer.openList('Pages')
    await page.getByRole('link', { name: /About/ }).first().waitFor(SLOW_STEP)
    expect(await page.getByText('New page from a starter').count()).toBe(0)
    expect(await page.getByRole('link', { name: /^New page below / }).count()).toBe(0)
    await viewer.openList('Open positions')
    await page.getByText('Nothing here yet.').waitFor(SLOW_STEP)
    expect(await page.getByText('Use the plus above').count()).toBe(0)
    await viewer.show('faqItem', faq)

    await chooseFrom(
      page.getByTestId('pane-context-menu-button').last(),
      page.getByRole('menuitem', { name: 'History' }),
      page.getByTestId('timeline-item-button').first(),
    )
    await page
      .getByText('Kofi Boateng')
      .first()
      .waitFor({ state: 'attached', ...SLOW_STEP })
    await page.getByTestId('timeline-item-button').nth(1).click()
    const revert = page.getByTestId('action-reverttorevision')
    await revert.waitFor(SLOW_STEP)
    await expect.poll(() => revert.isDisabled(), SLOW_STEP).toBe(true)
    await untilDone(async (attempt) => {
      await revert.hover({ force: true, ...attempt })
      await page.getByText('You have no permission to change this document.').waitFor(attempt)
    })

    await page.getByRole('link', { name: 'Preview' }).click()
    const frame = page.frameLocator(PREVIEW_FRAME)
    await frame.locator('main h1').first().waitFor(SLOW_STEP)
    await page.getByRole('group', { name: 'Width of the preview' }).waitFor(SLOW_STEP)
    expect(await page.getByRole('button', { name: 'Share', exact: true }).count()).toBe(0)
    expect(viewer.problems()).toEqual([])
    await viewer.close()
  })

  test('the Studio reports the end of the session when the editor’s key is revoked', async () => {
    const name = 'Yaw Darko'
    const key = await add(name, 'editor')
    const editor = await openStudio(open, site, { name, key })
    await editors(site.dataDir, ['revoke', name])
    await editor.page.getByText('Your session has ended.').waitFor(SLOW_STEP)
    await editor.close()
  })
})
