import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../site/freePort.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { withBrowser } from './harness.ts'
import { chooseFrom, type Editor, openStudio, signIn, unknownEndpoints } from './studioEditor.ts'

/** Generous for a busy machine; speed is not tested here. */
const PATIENCE = { timeout: 90_000 }
/** The Studio waits longer from one attempt to connect to the next. */
const RECONNECTED = { timeout: 240_000 }
const RESTART_TEST_MS = 900_000
const TEAM = '*[_type == "teamMember"] | order(order)[0]'

/** Typical work of editors in a week, in one Studio that remains open. */
describe('the work of an editor', () => {
  const open = withBrowser()
  let site: Site
  let editor: Editor
  let env: { PORT: string; DATA_DIR: string }
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nsaa-work-'))
    env = { PORT: String(await freePort()), DATA_DIR: dataDir }
    site = await startSite(env)
    editor = await openStudio(open, site, { name: 'Ama Mensah' })
    editor.page.setDefaultTimeout(PATIENCE.timeout)
  })
  /** A field is read-only while the Studio is not connected. */
  const editable = (name: string) =>
    expect
      .poll(
        () =>
          editor
            .field(name)
            .isEditable({ timeout: 1_000 })
            .catch(() => false),
        RECONNECTED,
      )
      .toBe(true)
  afterAll(async () => {
    await editor.close()
    await site.stop()
    await rm(env.DATA_DIR, { recursive: true, force: true })
  })

  const read = (path: string) => fetch(site.origin + path).then((answer) => answer.text())
  const show = (type: string, id: string) =>
    editor.page.goto(`/studio/structure/${type};${id}`).then(() => undefined)
  const openItem = async (field: string, title: string) => {
    const list = editor.page.getByTestId(`field-${field}`)
    // Items out of view are not rendered.
    await list.scrollIntoViewIfNeeded()
    await list.getByText(title, { exact: true }).click()
  }
  const closeDialog = () => editor.page.keyboard.press('Escape')

  test('positions are on /careers in the order in which they are moved', async () => {
    const { page } = editor
    for (const [index, title] of ['Ledger engineer', 'Support lead'].entries()) {
      await site.client.createOrReplace({
        _id: `position-${index}`,
        _type: 'jobPosition',
        title,
        category: 'Engineering',
        company: 'Nsaa',
        location: 'Accra',
        workType: 'Full time',
        order: index * 10,
        description: 'Work.',
        applicationEmail: 'careers@nsaa.example',
      })
    }
    const order = async () => {
      const html = await read('/careers')
      return html.indexOf('Ledger engineer') < html.indexOf('Support lead') ? 'LS' : 'SL'
    }
    await expect.poll(order, PATIENCE).toBe('LS')
    await editor.openList('Careers')
    await page.getByRole('button', { name: /^Move Support lead/ }).focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText('Support lead is now number 1 of 2.').waitFor({ state: 'attached' })
    await editor.live()
    await expect.poll(order, PATIENCE).toBe('SL')
  })

  test('a clause of a policy is changed; the change is live at the time the Studio shows', async () => {
    await show('policy', 'policy-refund-and-chargeback-policy')
    await openItem('clauses', 'Asking for a refund')
    await editor.fill({ 'clauses[_key=="item2"].title': 'How to ask for your money back' })
    await closeDialog()
    expect(await read('/refund-and-chargeback-policy')).not.toContain('money back')
    await editor.publish()
    const time = await editor.live()
    expect(await read('/refund-and-chargeback-policy')).toContain('How to ask for your money back')
    expect(time).toMatch(/^\d\d:\d\d:\d\d$/)
  })

  test('a portrait is replaced, its hotspot moved, and the site shows that part', async () => {
    const { page } = editor
    const { _id } = await site.client.fetch<{ _id: string }>(`${TEAM}{ _id }`)
    await show('teamMember', _id)
    await upload(editor, { name: 'ama.jpg', mimeType: 'image/jpeg', buffer: await redAtTheRight() })
    await page.getByTestId('options-menu-edit-details').click()
    const tool = page.getByRole('dialog').locator('svg:has([data-handle="crop"])').first()
    const box = await tool.boundingBox()
    if (!box) throw new Error('the hotspot tool is not shown')
    const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
    // The handle on the circle makes it small, then the circle itself is moved.
    await drag(page, at(0.826, 0.829), at(0.56, 0.56))
    await drag(page, at(0.5, 0.5), at(0.86, 0.5))
    await closeDialog()
    await editor.publish()
    await editor.live()
    const { image } = await site.client.fetch<{ image: { hotspot?: { x: number } } }>(
      `${TEAM}{ image }`,
    )
    expect(image.hotspot?.x).toBeGreaterThan(0.75)
    const [, address = ''] =
      /<img[^>]+src="([^"]+1600x900\.jpg[^"]*)"/.exec(await read('/about-us')) ?? []
    expect(address).not.toBe('')
    expect(await middleColour(new URL(address.replaceAll('&amp;', '&'), site.origin))).toBe('red')
  })

  test('a file that is no picture or too large is refused with an explanation', async () => {
    const { page } = editor
    const said = page.getByText('This file was not taken').first()
    const buffer = Buffer.from('this is no picture')
    await upload(editor, { name: 'wrong.png', mimeType: 'image/png', buffer })
    await said.waitFor()
    await page
      .getByText(/up to 25 MB/)
      .first()
      .waitFor()
    await page.locator('[data-ui="Toast"]').getByRole('button').last().click()
    await said.waitFor({ state: 'detached' })
    const large = Buffer.alloc(26 * 1024 * 1024, 1)
    await upload(editor, { name: 'large.png', mimeType: 'image/png', buffer: large })
    await said.waitFor()
  })

  test('a page is built at a new address from sections', async () => {
    const { page } = editor
    await editor.openList('Pages')
    await page.getByTestId('action-intent-button').click()
    await editor.fill({ title: 'For schools', path: '/for-schools' })
    for (const [section, heading] of [
      ['Questions', 'What schools ask'],
      ['Newsletter', 'Letters to schools'],
    ] as const) {
      const add = page.getByTestId('field-sections').getByRole('button', { name: 'Add item' })
      await add.last().click()
      // The words a section is found by follow its title.
      const choice = page.getByRole('menuitem', { name: new RegExp(`^${section}:`) })
      await choice.first().click()
      await page
        .getByTestId(/^field-sections\[.*\]\.heading$/)
        .getByRole('textbox')
        .fill(heading)
      await closeDialog()
    }
    await page.getByRole('tab', { name: 'Search and sharing' }).click()
    await editor.fill({
      'seo.title': 'Payments for schools',
      'seo.description': 'How schools in Ghana collect fees by wallet, card and bank with Nsaa.',
    })
    expect((await fetch(`${site.origin}/for-schools`)).status).toBe(404)
    await editor.publish()
    await editor.live()
    const html = await read('/for-schools')
    expect(html).toContain('<title>Payments for schools')
    expect(html.indexOf('What schools ask')).toBeGreaterThan(0)
    expect(html.indexOf('Letters to schools')).toBeGreaterThan(html.indexOf('What schools ask'))
  })

  test('invalid addresses are refused, or marked, with an explanation', async () => {
    const { page } = editor
    const said = async (name: string, words: string | RegExp) => {
      const mark = page.getByTestId(`field-${name}`).getByTestId(/^input-validation-icon-/)
      // A field that is validated again gets another mark, which closes the tooltip.
      const isSaid = async () => {
        await page.mouse.move(0, 0)
        await mark.first().hover({ timeout: 15_000 })
        await page.getByText(words).first().waitFor({ timeout: 15_000 })
        return true
      }
      await expect.poll(() => isSaid().catch(String), PATIENCE).toBe(true)
      await page.mouse.move(0, 0)
    }
    await show('page', 'page-about-us')
    await editor.fill({ path: '/studio' })
    await said('path', /^The website itself uses \/studio: /)
    expect(await page.getByTestId('action-publish').isEnabled()).toBe(false)
    await editor.fill({ path: '/careers' })
    await said('path', 'Another page already has the path /careers.')
    await editor.fill({ path: '/about-us' })
    await editor.openList('Redirects')
    await page.getByTestId('action-intent-button').click()
    await editor.fill({ source: '/old', destination: '/nowhere' })
    await said('destination', 'There is no page at /nowhere. Is the address right?')
    await editor.fill({ destination: '/old' })
    await said('destination', 'Visitors would go round in a circle: /old → /old')
  })

  test('an earlier revision is restored', async () => {
    const { page } = editor
    const { _id, question } = await firstQuestion(site)
    await show('faqItem', _id)
    for (const words of ['A second question?', 'A third question?']) {
      await editor.fill({ question: words })
      await editor.publish()
      await editor.live()
    }
    await chooseFrom(
      page.getByTestId('pane-context-menu-button'),
      page.getByRole('menuitem', { name: 'History' }),
    )
    await page.getByTestId('timeline-item-button').nth(1).click()
    await page.getByTestId('action-reverttorevision').click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect
      .poll(() => editor.field('question').inputValue(), PATIENCE)
      .toBe('A second question?')
    await editor.publish()
    await editor.live()
    expect((await firstQuestion(site)).question).toBe('A second question?')
    expect(question).not.toBe('A second question?')
  })

  test('deleting a document lists what refers to it', async () => {
    const { page } = editor
    await show('page', 'page-about-us')
    await editor.choose('Delete')
    const dialog = page.getByRole('dialog')
    // The careers page by its next page, the settings by menu and footer.
    await dialog.getByText('2 documents refer to').waitFor()
    await dialog.getByText('Careers', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await fetch(`${site.origin}/about-us`)).status).toBe(200)
  })

  test("links to a page are listed before it is removed, and required pages can't be removed", async () => {
    const { page } = editor
    await show('page', 'page-help-center')
    await editor.field('title').waitFor()
    await editor.choose('Unpublish')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/lead here and would lead nowhere|leads here/).waitFor()
    await dialog.getByText('navigation › company › items').first().waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await show('page', 'page-home')
    await editor.field('title').waitFor()
    await page.getByTestId('action-menu-button').click()
    for (const name of ['Unpublish', 'Delete']) {
      const item = page.getByRole('menuitem', { name })
      await expect.poll(() => item.isDisabled(), { ...PATIENCE, message: name }).toBe(true)
    }
    await page.keyboard.press('Escape')
  })

  test('broken links are listed, and disappear once the page exists', async () => {
    const { page } = editor
    await site.client.create({
      _id: 'lost',
      _type: 'faqItem',
      question: 'Where is it?',
      answer: 'There.',
      link: { _type: 'link', label: 'There', href: '/not-there-yet' },
    })
    await page.getByTestId('pane-item-Broken links').click()
    const row = page.getByRole('link', { name: /Where is it\?.*\/not-there-yet/ })
    await row.waitFor()
    await site.client.patch('lost').unset(['link']).commit()
    await row.waitFor({ state: 'detached' })
    await site.client.delete('lost')
  })

  test('a deleted document is restored as a draft', async () => {
    const { page } = editor
    const fields = { _type: 'faqItem', question: 'Deleted by mistake?', answer: 'Yes.' }
    await site.client.create({ _id: 'mistake', ...fields })
    await site.client.delete('mistake')
    await page.getByTestId('pane-item-Deleted').click()
    await page.getByRole('button', { name: 'Restore Deleted by mistake?' }).click()
    await expect
      .poll(() => editor.field('question').inputValue(), PATIENCE)
      .toBe('Deleted by mistake?')
    expect(await site.client.getDocument('drafts.mistake')).toMatchObject(fields)
  })

  test('a question is unpublished without being deleted, unless a page refers to it', async () => {
    const { page } = editor
    await show('page', 'page-about-us')
    await editor.field('title').waitFor()
    await editor.chooseUntil('Unpublish', 'Not unpublished: others refer to it')
    await site.client.create({
      _id: 'unwanted',
      _type: 'faqItem',
      question: 'Wanted?',
      answer: 'No.',
    })
    await show('faqItem', 'unwanted')
    await editor.field('question').waitFor()
    await editor.chooseUntil('Unpublish', 'Unpublish now')
    await page.getByRole('button', { name: 'Unpublish now' }).click()
    await editor.live()
    expect(await site.client.getDocument('unwanted')).toBeUndefined()
    expect(await site.client.getDocument('drafts.unwanted')).toMatchObject({ question: 'Wanted?' })
  })

  test('requests no unknown endpoint of the lake, and logs nothing', () => {
    expect(unknownEndpoints(site)).toEqual([])
    // The two refused uploads are logged to the console as well.
    const noise = editor
      .noise()
      .filter(
        (line) =>
          !/assets\/images|status of (?:400|413|415)|Upload|ClientError|preprocessing/.test(line),
      )
    expect(noise).toEqual([])
  })

  test('text typed after the session has ended is preserved, and saved after a new sign-in', async () => {
    const { page } = editor
    const { _id } = await firstQuestion(site)
    await show('faqItem', _id)
    await editable('question')
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies()
    // A repeated test types other words, so that there is something to save.
    const words = `Typed without a session ${randomUUID()}`
    await editor.fill({ question: words })
    const notice = page.getByRole('alert').getByText('Your session has ended')
    await notice.waitFor()
    expect(await editor.field('question').inputValue()).toBe(words)
    const tab = await page.context().newPage()
    await tab.goto('/studio/sign-in')
    await signIn(tab, 'Ama Mensah')
    await tab.waitForURL(/\/studio(?:\/structure(?:\/changes)?)?$/)
    await tab.close()
    await notice.waitFor({ state: 'detached' })
    const draft = await site.client.getDocument(`drafts.${_id}`)
    expect(draft?.question).toBe(words)
    expect(await editor.field('question').inputValue()).toBe(words)
  })

  test('a restart of the lake during an open Studio loses nothing that was typed', {
    timeout: RESTART_TEST_MS,
  }, async () => {
    const { _id } = await firstQuestion(site)
    await show('faqItem', _id)
    await editable('question')
    await editor.fill({ question: 'Typed before the restart' })
    const draft = () => site.client.getDocument(`drafts.${_id}`).then((one) => one?.question)
    await expect.poll(draft, PATIENCE).toBe('Typed before the restart')
    // The Studio sends edits with a delay, so this one is in flight or unsent.
    await editor.fill({ question: 'Typed as it went down' })
    await site.stop()
    site = await startSite(env)
    await expect.poll(draft, RECONNECTED).toBe('Typed as it went down')
    await editable('question')
    await expect
      .poll(() => editor.field('question').inputValue(), PATIENCE)
      .toBe('Typed as it went down')
    await editor.publish()
    await editor.live()
    expect((await firstQuestion(site)).question).toBe('Typed as it went down')
  })
})

function firstQuestion(site: Site) {
  return site.client.fetch<{ _id: string; question: string }>(
    '*[_type == "faqItem"] | order(order)[0]{ _id, question }',
    {},
    { perspective: 'published' },
  )
}

interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Selects a file for the first picture field of the open document. */
async function upload({ page }: Editor, file: UploadedFile) {
  const chosen = page.waitForEvent('filechooser')
  await chooseFrom(
    page.getByTestId('options-menu-button').first(),
    page.getByRole('menuitem', { name: 'Upload' }),
  )
  const chooser = await chosen
  await chooser.setFiles(file)
}

async function drag(
  page: Editor['page'],
  from: readonly [number, number],
  to: readonly [number, number],
) {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 8 })
  await page.mouse.up()
}

/** A photograph of 1600 by 900 pixels: grey, and red in its last quarter. */
async function redAtTheRight(): Promise<Buffer> {
  const block = (width: number, background: string) => ({
    create: { width, height: 900, channels: 3 as const, background },
  })
  const red = await sharp(block(400, '#e00000')).png().toBuffer()
  return sharp(block(1600, '#888888'))
    .composite([{ input: red, left: 1200, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function middleColour(url: URL): Promise<'red' | 'grey'> {
  const bytes = await fetch(url).then((answer) => answer.arrayBuffer())
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const middle =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return (data[middle] ?? 0) > 180 && (data[middle + 1] ?? 255) < 60 ? 'red' : 'grey'
}
