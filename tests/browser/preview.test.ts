import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../site/startSite.ts'
import {
  expectAccessible,
  horizontalOverflowPx,
  hydrated,
  isFocused,
  PHONE,
  SLOW_STEP,
  withBrowser,
} from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { type Editor, openPreview, openStudio, PREVIEW_FRAME, pushPath } from './studioEditor.ts'

const TYPED = 'Come and weave with us'

/** Drafts next to the form, on the page, and by a share link; never for visitors. */
describe('preview', () => {
  const open = withBrowser()
  let site: Site
  let editor: Editor
  beforeAll(async () => {
    site = await startIsolatedSite()
    editor = await openStudio(open, site, { name: 'Ama Mensah' })
    await openPreview(editor.page, '/careers')
  })
  afterAll(async () => {
    await editor.close()
    await site.stop()
  })

  const visitor = (path: string) => fetch(site.origin + path).then((response) => response.text())

  test('a clicked text opens its field, and typed text appears on the page', async () => {
    const { page } = editor
    const frame = page.frameLocator(PREVIEW_FRAME)
    const heading = frame.locator('main h1')
    await expect.poll(() => heading.getAttribute('data-sanity'), SLOW_STEP).toMatch(/heading/)
    await heading.hover()
    await heading.click()
    const field = page.getByTestId(/^field-sections\[.*\]\.heading$/).getByRole('textbox')
    await field.waitFor(SLOW_STEP)
    const scrolledPx = () => frame.locator('html').evaluate((html) => html.scrollTop)
    await frame.locator('html').evaluate(() => window.scrollTo(0, 60))
    await field.fill(TYPED)
    await expect.poll(() => heading.textContent(), SLOW_STEP).toBe(TYPED)
    expect(await scrolledPx()).toBe(60)
    expect(await isFocused(field)).toBe(true)
    expect(await visitor('/careers')).not.toContain(TYPED)
    expect(await visitor('/careers.data')).not.toContain(TYPED)
    await frame.locator('[aria-label="Preview"]').waitFor({ state: 'detached' })
  })

  test('the frame has the width of the chosen device', async () => {
    const { page } = editor
    const widthPx = () =>
      page
        .frameLocator(PREVIEW_FRAME)
        .locator('html')
        .evaluate(() => innerWidth)
    for (const [name, width] of [
      ['Phone', 390],
      ['Tablet', 768],
      ['Desktop', 1440],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect.poll(widthPx, SLOW_STEP).toBe(width)
    }
    await page.getByRole('button', { name: 'Desktop', exact: true }).click()
  })

  test('content of separate documents is edited there too', async () => {
    const { page } = editor
    const { _id, question } = await site.client.fetch<{ _id: string; question: string }>(
      '*[_type == "faqItem"] | order(order)[0]{ _id, question }',
    )
    await openPreview(page, '/help-center')
    const text = page.frameLocator(PREVIEW_FRAME).getByText(question).first()
    const mark = () =>
      text.evaluate((one) => one.closest('[data-sanity]')?.getAttribute('data-sanity'))
    await expect.poll(mark, SLOW_STEP).toContain(`id=${_id};type=faqItem;path=question`)
    const unmarked = await page
      .frameLocator(PREVIEW_FRAME)
      .locator('[id^="section-"]')
      .evaluateAll((all) => all.filter((one) => !one.querySelector('[data-sanity]')).length)
    expect(unmarked, 'every section can be clicked').toBe(0)
  })

  test('a bar outside the frame names the preview, and ends it without JavaScript', async () => {
    const context = { storageState: await editor.page.context().storageState() }
    const phone = { origin: site.origin, context, viewport: PHONE }
    const { page, problems, close } = await open('/careers', phone)
    await hydrated(page)
    const bar = page.getByRole('complementary', { name: 'Preview' })
    await bar.getByText('Showing drafts. Visitors do not see them.').waitFor()
    expect(await page.locator('main h1').textContent()).toBe(TYPED)
    // Styles of a preview arrive with its scripts.
    await expect.poll(() => horizontalOverflowPx(page)).toBe(0)
    await expectAccessible(page)
    const barTop = await bar.evaluate((one) => one.getBoundingClientRect().top)
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    )
    const footerEnd = await page
      .locator('footer')
      .last()
      .evaluate((one) => one.getBoundingClientRect().bottom)
    expect(footerEnd, 'the bar covers nothing').toBeLessThanOrEqual(barTop + 1)
    await page.emulateMedia({ media: 'print' })
    expect(await bar.isVisible()).toBe(false)
    expect(problems).toEqual([])
    await close()

    const still = await open('/careers', { ...phone, javaScriptEnabled: false })
    await still.page.getByRole('link', { name: 'Exit preview' }).click()
    expect(new URL(still.page.url()).pathname).toBe('/careers')
    expect(await still.page.locator('main h1').textContent()).not.toBe(TYPED)
    expect(await still.page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'nsaa-preview' }),
    )
    await still.close()
  })

  test('a share link opens the draft without a sign-in, until it is revoked', async () => {
    const { page } = editor
    await openPreview(page, '/careers')
    const header = page.locator('.preview-header')
    const phone = page.getByRole('button', { name: 'Phone', exact: true })
    await phone.click()
    await page.getByRole('button', { name: 'Share' }).click()
    // The tool may unmount its header at any time, which must not affect an open share dialog or
    // the chosen width.
    await pushPath(page, '/studio/structure')
    await header.waitFor({ state: 'detached' })
    await page.goBack()
    await header.waitFor()
    expect(await phone.getAttribute('aria-pressed')).toBe('true')
    await page.getByText('Anyone with the link can view /careers with its drafts.').waitFor()
    await page.getByRole('button', { name: 'Create link' }).click()
    const address = await page.getByLabel('Link to the page').inputValue(SLOW_STEP)
    const announced = page.getByRole('dialog').getByRole('status')
    expect(await announced.textContent()).toMatch(/^Link created/)
    const reader = await open(new URL(address).pathname, { origin: site.origin })
    expect(new URL(reader.page.url()).pathname).toBe('/careers')
    await hydrated(reader.page)
    expect(await reader.page.locator('main h1').textContent()).toBe(TYPED)
    await reader.page.getByText(/^May include unpublished changes. You can see this/).waitFor()
    expect(await reader.page.locator('[data-sanity],sanity-visual-editing').count()).toBe(0)
    expect(await reader.page.getByRole('link', { name: 'Edit or share' }).count()).toBe(0)
    expect(reader.problems).toEqual([])

    await page.getByRole('button', { name: 'Revoke all', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Revoke all', exact: true }).click()
    await page.getByRole('button', { name: 'Revoke 1 link' }).click()
    await page
      .getByRole('button', { name: 'Revoke all', exact: true })
      .waitFor({ state: 'detached' })
    await page.getByRole('dialog').locator(':focus').waitFor()
    const heading = async () => {
      await reader.page.reload()
      return reader.page.locator('main h1').textContent()
    }
    await expect.poll(heading, SLOW_STEP).not.toBe(TYPED)
    const again = await reader.page.goto(address)
    expect(again?.status()).toBe(404)
    await reader.page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await reader.close()
  })

  test('a new share link remains shown until it is revoked itself', async () => {
    const { page } = editor
    // The dialog of the test before does not close with the tool.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const share = page.getByRole('button', { name: 'Share' })
    await expect.poll(() => isFocused(share)).toBe(true)
    await openPreview(page, '/careers')
    await page.getByRole('button', { name: 'Share' }).click()
    const link = page.getByLabel('Link to the page')
    const revoke = page.getByRole('button', { name: 'Revoke the link to /careers' })
    const create = page.getByRole('button', { name: 'Create link' })
    const lifetimes = page.getByRole('radiogroup', { name: 'Link expires after' })
    expect(await lifetimes.getByRole('radio').count()).toBe(2)
    expect(await lifetimes.getByRole('button').count()).toBe(0)
    await create.click()
    await expect.poll(() => revoke.count(), SLOW_STEP).toBe(1)
    await create.click()
    await expect.poll(() => revoke.count(), SLOW_STEP).toBe(2)
    const address = await link.inputValue()
    // The newest link is the first.
    await revoke.last().click()
    await expect.poll(() => revoke.count(), SLOW_STEP).toBe(1)
    expect(await link.count()).toBe(1)
    expect(await link.inputValue()).toBe(address)
    await revoke.click()
    await revoke.waitFor({ state: 'detached' })
    expect(await link.count()).toBe(0)
  })

  test('the Studio logged nothing in the tests above', () => {
    expect(editor.problems()).toEqual([])
  })

  test('a path is typed letter by letter: the form stays, and so does the address', async () => {
    const { page } = editor
    // The layout of a policy differs from that of the page at /404.
    const path = await site.client.fetch<string>('*[_type == "policy" && defined(path)][0].path')
    // The dialog of an earlier test does not close with the tool.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await openPreview(page, path)
    const frame = page.frameLocator(PREVIEW_FRAME)
    // When the frame is connected, the Studio looks for the page at its whole address again.
    await page.waitForURL(/preview=http/, SLOW_STEP)
    const title = await frame.locator('main h1').textContent()
    const field = editor.field('path')
    await field.click(SLOW_STEP)
    await field.press('End')
    const notFound = frame.locator('main').getByRole('button', { name: 'Go back' })
    for (const letter of '-new') {
      await field.press(letter)
      await notFound.waitFor(SLOW_STEP)
    }
    expect(await field.inputValue()).toBe(`${path}-new`)
    expect(await isFocused(field)).toBe(true)
    expect(new URL(page.url()).searchParams.get('preview')).toBe(site.origin + path)
    for (const _ of '-new') await field.press('Backspace')
    await expect.poll(() => frame.locator('main h1').textContent(), SLOW_STEP).toBe(title)
  })
})
