/**
 * Takes the pictures of docs/editing.md from the real Studio. Needs a build (`npm run build`):
 *
 *     npm run pictures:guide
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { PREVIEW_COOKIE } from '../../server/http/previewCookie.ts'
import { forms } from '../../submissions/definitions/forms.ts'
import { launchChromium } from '../browser/chromium.ts'
import { OPEN_POSITION } from '../browser/openPosition.ts'
import { signIn } from '../browser/studioEditor.ts'
import { postForm } from '../site/postForm.ts'
import { startSite } from '../site/startSite.ts'
import { completeValues, newsletterPost } from '../submissions/fixtures.ts'

const PORTRAIT = join(import.meta.dirname, '../../seed/dataset/images/portrait-ceo.svg')
const FOLDER = join(import.meta.dirname, '../../docs/editing')
const WINDOW = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }
/** Duration of a toast's animation. */
const TOAST_MS = 700

// First, because a browser that does not start would leave the site running.
const browser = await launchChromium()
const site = await startSite()
try {
  await mkdir(FOLDER, { recursive: true })
  const context = await browser.newContext({ baseURL: site.origin, viewport: WINDOW })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto('/studio')
  await take(page, 'sign-in')
  await signIn(page, 'Ama Mensah')

  await page.getByTestId('pane-item-Pages').click()
  await page
    .locator('.desk-tree')
    .getByRole('link', { name: /^Careers/ })
    .first()
    .click()
  await page.getByTestId('field-title').waitFor()
  await settled(page)
  await take(page, 'pages')

  const add = page.getByTestId('field-sections').getByRole('button', { name: 'Add item' })
  await add.last().click()
  await page.locator('img[src*="/studio/assets/"]').nth(5).waitFor()
  await settled(page)
  await take(page, 'sections')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Media', exact: true }).click()
  const found = page.waitForResponse(
    (response) => response.url().includes('/data/query/') && response.url().includes('phone'),
  )
  await page.getByPlaceholder('Search').fill('phone')
  await found
  await page.getByText('phone-ussd.svg').waitFor()
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await settled(page)
  await take(page, 'media')
  await page.getByRole('link', { name: 'Content', exact: true }).click()

  await page.getByTestId('pane-item-Team').click()
  await page
    .getByRole('button', { name: /^Move / })
    .nth(1)
    .focus()
  await settled(page)
  await take(page, 'order')

  await page.getByTestId('pane-item-Open positions').click()
  await page.getByTestId('action-intent-button').click()
  await page.getByTestId('field-title').getByRole('textbox').fill('Payments engineer')
  await page.getByTestId('field-category').getByRole('textbox').fill('Engineering')
  // Away from a button that would show its name.
  await page.mouse.move(0, 0)
  await settled(page)
  await take(page, 'position')

  await page.getByTestId('pane-item-FAQs').click()
  await page.locator('.desk-list a').first().click()
  for (const question of ['Can I pay without a smartphone?', 'Can I pay with any phone?']) {
    await page.getByTestId('field-question').getByRole('textbox').first().fill(question)
    await page.locator('[data-testid="action-publish"]:enabled').click()
    await page
      .getByText(/^Live at /)
      .first()
      .waitFor()
    await settled(page)
    await page.waitForTimeout(TOAST_MS)
  }
  await take(page, 'live')
  await page.getByTestId('pane-context-menu-button').click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await page.getByTestId('timeline-item-button').nth(1).click()
  await page.getByTestId('action-reverttorevision').waitFor()
  await settled(page)
  await take(page, 'history')

  await page.goto('/studio/structure/teamMember')
  await page.locator('.desk-list a').first().click()
  // Drawings are shown whole; a photograph has a hotspot.
  const photo = await sharp(PORTRAIT).resize(900).jpeg().toBuffer()
  await page.getByTestId('options-menu-button').first().click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Upload' }).click(),
  ])
  await chooser.setFiles({ name: 'adwoa.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.locator('[data-testid="action-publish"]:enabled').waitFor()
  await page.getByTestId('options-menu-edit-details').click()
  await page.getByRole('dialog').locator('svg:has([data-handle="crop"])').first().waitFor()
  await settled(page)
  await take(page, 'hotspot')

  const releaseId = 'rDecember'
  const policy = 'policy-cancellation-policy'
  await site.client.create(OPEN_POSITION)
  const metadata = { title: 'New terms in December', releaseType: 'scheduled' as const }
  await site.client.releases.create({ releaseId, metadata })
  await site.client.createVersion({ baseId: policy, publishedId: policy, releaseId })
  await site.client.unpublishVersion({ publishedId: 'engineer', releaseId })
  const publishAt = `${new Date().getFullYear() + 1}-12-01T00:00:00Z`
  await site.client.releases.schedule({ releaseId, publishAt })
  await page.goto(`/studio/releases/${releaseId}`)
  await page.locator('[data-testid="table-row"]:has-text("Payments engineer")').waitFor()
  await page.locator('button:enabled:has-text("Unschedule release")').waitFor()
  await settled(page)
  await take(page, 'release')

  await page.goto('/studio/presentation?preview=/careers')
  const heading = page
    .frameLocator('iframe[src*="/preview/enable"]')
    .locator('main h1[data-sanity]')
  await heading.click()
  await page.getByTestId(/^field-sections\[.*\]\.heading$/).waitFor()
  // Not `settled`: Playwright can count a request of the frame that has ended.
  await animationsEnded(page)
  await take(page, 'preview')

  await takeStarter(page)
  await takeMessages(page)
} finally {
  await browser.close()
  await site.stop()
}

/** A page begun with a starter, and the same page as visitors see it once it is published. */
async function takeStarter(page: Page): Promise<void> {
  await page.goto('/studio')
  await page.getByTestId('pane-item-Pages').click()
  await page.locator('.desk-tree').first().waitFor()
  await settled(page)
  await page.locator('.desk-starters summary').click()
  await page.locator('.desk-starters a', { hasText: 'Product page' }).click()
  const title = page.getByTestId('field-title').getByRole('textbox')
  // The values of the starter are read after the form is shown.
  await page.locator('[data-testid="field-title"] input[value]:enabled').waitFor()
  await settled(page)
  await take(page, 'starters')
  // Nothing can be published before the first change.
  await title.fill('Market days')
  await page.locator('[data-testid="action-publish"]:enabled').click()
  await page
    .getByText(/^Live at /)
    .first()
    .waitFor()
  // Visitors do not have the bar of a preview.
  await page.context().clearCookies({ name: PREVIEW_COOKIE })
  await page.goto('/products/new-product')
  await settled(page)
  await take(page, 'composed', { fullPage: true })
}

/** The inbox with a few messages, at full width and on a phone. */
async function takeMessages(page: Page): Promise<void> {
  const send = (path: string, fields: Record<string, string>) =>
    postForm(site.origin + path, fields)
  const contact = (firstName: string, lastName: string, message: string) => {
    const email = `${firstName.toLowerCase()}@makola.example`
    const phone = '024 555 0182'
    const values = { firstName, lastName, email, phone, message }
    return send('/contact-us', completeValues(forms.contact, values))
  }
  await contact('Yaw', 'Darko', 'The brochure on the help page does not open.')
  await send('/', newsletterPost('esi@voltabridge.example'))
  await send(
    '/schedule-school-billing-demo',
    completeValues(forms.demo, {
      name: 'Ebo Quansah',
      email: 'ebo@voltabridge.example',
      phone: '020 555 0144',
      company: 'Volta Bridge University College',
      jobTitle: 'Bursar',
      industry: 'Education',
    }),
  )
  await contact(
    'Akosua',
    'Boateng',
    'We run a chop bar in Osu and want to take mobile money.\nWhich papers do you need from us?',
  )
  await page.goto('/studio/messages')
  await page
    .getByRole('list', { name: 'Messages' })
    .getByRole('button', { name: /Akosua Boateng/ })
    .click()
  await page.getByLabel('Internal notes').fill('Called, papers follow by e-mail.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('Ama Mensah, ').waitFor()
  await settled(page)
  await take(page, 'messages')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await settled(page)
  await take(page, 'messages-phone')
}

/** Waits for previews and animations. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await animationsEnded(page)
}

async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
}

async function take(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  const picture = await sharp(await page.screenshot({ fullPage }))
    .webp({ quality: 80 })
    .toBuffer()
  await writeFile(join(FOLDER, `${name}.webp`), picture)
}
