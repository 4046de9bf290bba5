import { describe, expect, test } from 'vitest'
import { MIGRATION_TRANSACTION } from '../../lake/core/systemWrites.ts'
import { DESKTOP, expectAccessible, horizontalOverflowPx, PHONE, SLOW_STEP } from './harness.ts'
import { chooseFrom, pushPath, withStudio } from './studioEditor.ts'

/** Compressed as served, before the first document is open. */
const SCRIPT_BYTES_MAX = 1_400_000
const GUIDE = '/studio/guide.html'

describe('the desk of the Studio', () => {
  const studio = withStudio()

  const group = (name: string) => studio.editor.page.getByRole('region', { name })

  test('loads within its budget of script before a document is open', async () => {
    const { page } = studio.editor
    await page.getByText('Everything is published.').waitFor()
    await page.getByRole('button', { name: 'Nsaa', exact: true }).waitFor()
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    expect(bytes).toBeGreaterThan(500_000)
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES_MAX)
  })

  test('opens on what is edited and not published, and follows', async () => {
    const { page } = studio.editor
    await page.waitForURL('**/studio/structure/changes')
    const about = await studio.site.client.getDocument('page-about-us')
    if (!about) throw new Error('the seed has no page "page-about-us"')
    const draft = { ...about, _id: 'drafts.page-about-us', title: 'About, by another' }
    await studio.site.client.createOrReplace(draft)
    await group('Edited by others, not published')
      .getByRole('link', { name: /About, by another.*Page, Local editor.*edited/ })
      .waitFor()

    await studio.editor.show('page', 'page-careers')
    await studio.editor.fill({ title: 'Careers, by me' })
    await expect
      .poll(
        () => studio.site.client.getDocument('drafts.page-careers').then((one) => one?.title),
        SLOW_STEP,
      )
      .toBe('Careers, by me')
    await studio.editor.openList('Changes')
    const mine = group('Edited by me, not published').getByRole('link', { name: /Careers, by me/ })
    await mine.waitFor()
    expect(await page.getByRole('region').first().getAttribute('aria-label')).toBe(
      'Edited by me, not published',
    )

    await studio.site.client.delete('drafts.page-about-us')
    await group('Edited by others, not published').waitFor({ state: 'detached' })
    const migrated = studio.site.client.patch('page-sms').set({ title: 'SMS, migrated' })
    await studio.site.client.mutate(migrated, { transactionId: `${MIGRATION_TRANSACTION}1` })
    await studio.site.client.patch('page-articles').set({ title: 'Articles, published' }).commit()
    await group('Recently published')
      .getByRole('link', { name: /Articles, published.*Page, Local editor/ })
      .waitFor()
    expect(await page.getByText('SMS, migrated').count()).toBe(0)

    await mine.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => studio.editor.field('title').inputValue(), SLOW_STEP)
      .toBe('Careers, by me')
  })

  test('lists what exists in the chosen release only', async () => {
    const { editor, site } = studio
    const { page } = editor
    const releaseId = 'rJune'
    const faq = { _type: 'faqItem', question: 'Only in June?', answer: 'Yes.' }
    const june = { _type: 'page', title: 'Page of June', path: '/june' }
    await site.client.releases.create({ releaseId, metadata: { title: 'June' } })
    await site.client.create({ ...faq, _id: `versions.${releaseId}.june-faq` })
    await site.client.create({ ...june, _id: `versions.${releaseId}.june-page` })
    const question = page.getByRole('link', { name: /Only in June\?.*in release/ })
    await editor.openList('FAQs')
    await page.getByRole('link', { name: 'When does money reach my account?' }).waitFor()
    expect(await question.count()).toBe(0)
    await pushPath(page, `/studio/structure/faqItem?perspective=${releaseId}`)
    await question.waitFor()
    await pushPath(page, `/studio/structure/page?perspective=${releaseId}`)
    await page.getByRole('link', { name: /Page of June.*\/june.*in release/ }).click()
    await expect.poll(() => editor.field('title').inputValue(), SLOW_STEP).toBe('Page of June')
    await pushPath(page, '/studio/structure/changes')
    await page.getByText('Recently published').waitFor()
    await site.client.releases.archive({ releaseId })
  })

  test('lists changes on a phone', async () => {
    const { page } = studio.editor
    await page.setViewportSize(PHONE)
    await pushPath(page, '/studio/structure/changes')
    await group('Edited by me, not published').waitFor()
    expect(await horizontalOverflowPx(page)).toBe(0)
    expect(await page.title()).toContain('Changes')
    await page.getByTestId('studio-navbar').getByRole('button').first().click()
    for (const name of ['Content', 'Preview', 'Messages']) {
      await page
        .getByRole('link', { name, exact: true })
        .or(page.getByText(name, { exact: true }))
        .first()
        .waitFor()
    }
    await page.keyboard.press('Escape')
    await page.setViewportSize(DESKTOP)
  })

  test('the help menu shows the guide and no Sanity cloud services', async () => {
    const { page } = studio.editor
    await group('Edited by me, not published').waitFor()
    const help = page.getByTestId('button-resources-menu')
    expect(await help.getAttribute('data-tone')).not.toBe('caution')
    await help.click()
    const menu = page.getByTestId('menu-button-resources')
    const guide = menu.getByRole('menuitem', { name: 'Editing guide' })
    await guide.waitFor()
    expect(
      (await menu.getByRole('menuitem').allInnerTexts()).map((text) => text.split('\n')[0]),
    ).toEqual(['Diagnostics', 'Sanity Studio', 'Editing guide'])
    expect(await guide.getAttribute('href')).toBe(studio.site.origin + GUIDE)
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Nsaa/ })
      .or(page.getByText('Nsaa', { exact: true }))
      .first()
      .click()
    await page.getByText('Local content').waitFor()
    expect(await page.locator('a[href*="sanity.io"]:visible').count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  test('names the fields around a menu item, and says what to write', async () => {
    const { page } = studio.editor
    await pushPath(page, '/studio/structure/siteSettings')
    await page
      .getByRole('tab', { name: 'Menus' })
      .or(page.getByText('Menus', { exact: true }))
      .first()
      .click()
    const items = page.getByTestId('field-navigation.company.items')
    const dialog = page.getByRole('dialog')
    await chooseFrom(
      page.getByRole('button', { name: 'Company menu' }),
      items.getByText('About Company', { exact: true }).first(),
      dialog,
    )
    await dialog.getByText('Company menu', { exact: true }).first().waitFor()
    expect(await dialog.innerText()).not.toContain('{')
    const title = dialog.getByTestId(/^field-navigation\.company\.items\[.*\]\.title$/)
    await title.getByRole('textbox').fill('')
    await title.getByTestId('input-validation-icon-error').first().hover()
    await page.getByText('Required: fill this in').first().waitFor()
    await page.keyboard.press('Escape')
    await studio.site.client.delete('drafts.siteSettings')
  })

  test('the Studio logged nothing in the tests above', () => {
    expect(studio.editor.problems()).toEqual([])
  })

  // The last, because it leaves the Studio.
  test('the editing guide has pictures, is accessible, and fits a phone', async () => {
    const { page } = studio.editor
    await page.goto(GUIDE)
    await page.getByRole('heading', { name: 'Editing the website' }).waitFor()
    const pictures = page.locator('img')
    expect(await pictures.count()).toBeGreaterThan(8)
    await pictures.last().scrollIntoViewIfNeeded()
    await expect
      .poll(() => pictures.last().evaluate((img: HTMLImageElement) => img.naturalWidth), SLOW_STEP)
      .toBeGreaterThan(300)
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    expect(await horizontalOverflowPx(page)).toBe(0)
    expect(studio.editor.problems()).toEqual([])
  })
})
