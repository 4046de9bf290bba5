import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SLOW_STEP } from './harness.ts'
import { chooseFrom, type Editor, untilDone, withStudio } from './studioEditor.ts'

const TEAM = '*[_type == "teamMember"] | order(order)[0]'

/** Typical work of editors in a week, in one Studio that remains open. */
describe('the work of an editor', () => {
  const studio = withStudio()

  const read = (path: string) =>
    fetch(studio.site.origin + path).then((response) => response.text())
  const openItem = async (field: string, title: string) => {
    const list = studio.editor.page.getByTestId(`field-${field}`)
    // Items out of view are not rendered.
    await list.scrollIntoViewIfNeeded()
    await list.getByText(title, { exact: true }).click()
  }
  const closeDialog = () => studio.editor.page.keyboard.press('Escape')

  test('positions are on /careers in the order in which they are moved', async () => {
    const { page } = studio.editor
    for (const [index, title] of ['Ledger engineer', 'Support lead'].entries()) {
      await studio.site.client.createOrReplace({
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
    await expect.poll(order, SLOW_STEP).toBe('LS')
    await studio.editor.openList('Open positions')
    await page.getByRole('button', { name: /^Move Support lead/ }).focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText('Support lead is now number 1 of 2.').waitFor({ state: 'attached' })
    await studio.editor.live()
    await expect.poll(order, SLOW_STEP).toBe('SL')
  })

  test('a new position begins like the last published one, not like a newer unfinished draft', async () => {
    await studio.site.client.create({ _id: 'drafts.unfinished', _type: 'jobPosition' })
    await studio.editor.openList('Open positions')
    await studio.editor.page.getByTestId('action-intent-button').click()
    const workType = () => studio.editor.field('workType').inputValue()
    await expect.poll(workType, SLOW_STEP).toBe('Full time')
    await studio.site.client.delete('drafts.unfinished')
  })

  test('a clause of a policy is changed; the change is live at the time the Studio shows', async () => {
    await studio.editor.show('policy', 'policy-refund-and-chargeback-policy')
    await openItem('clauses', 'Asking for a refund')
    await studio.editor.fill({ 'clauses[_key=="item2"].title': 'How to ask for your money back' })
    await closeDialog()
    expect(await read('/refund-and-chargeback-policy')).not.toContain('money back')
    await studio.editor.publish()
    const time = await studio.editor.live()
    expect(await read('/refund-and-chargeback-policy')).toContain('How to ask for your money back')
    expect(time).toMatch(/^\d\d:\d\d:\d\d GMT$/)
  })

  test('a portrait is replaced, its hotspot moved, and the site shows that part', async () => {
    const { page } = studio.editor
    const { _id } = await studio.site.client.fetch<{ _id: string }>(`${TEAM}{ _id }`)
    await studio.editor.show('teamMember', _id)
    await upload(studio.editor, 'ama.jpg', await redAtTheRight())
    await page.getByTestId('options-menu-edit-details').click()
    const tool = page.getByRole('dialog').locator('svg:has([data-handle="crop"])').first()
    const box = await tool.boundingBox()
    if (!box) throw new Error('the hotspot tool is not shown')
    const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
    // The handle on the circle makes it small, then the circle itself is moved.
    await drag(page, at(0.826, 0.829), at(0.56, 0.56))
    await drag(page, at(0.5, 0.5), at(0.86, 0.5))
    await closeDialog()
    const draftedX = () =>
      studio.site.client.fetch<number>(
        '*[_id == $id][0].image.hotspot.x',
        { id: `drafts.${_id}` },
        { perspective: 'raw' },
      )
    await expect.poll(draftedX, SLOW_STEP).toBeGreaterThan(0.75)
    await studio.editor.publish()
    await studio.editor.live()
    const { image } = await studio.site.client.fetch<{ image: { hotspot?: { x: number } } }>(
      `${TEAM}{ image }`,
    )
    expect(image.hotspot?.x).toBeGreaterThan(0.75)
    const [, address = ''] =
      /<img[^>]+src="([^"]+1600x900\.jpg[^"]*)"/.exec(await read('/about-us')) ?? []
    expect(address).not.toBe('')
    expect(await middleColour(new URL(address.replaceAll('&amp;', '&'), studio.site.origin))).toBe(
      'red',
    )
  })

  test('a file that is no picture or too large is refused with the reason alone', async () => {
    const { page } = studio.editor
    const failures = page.locator('[data-ui="Toast"]').filter({ hasText: 'Upload failed' })
    await upload(studio.editor, 'wrong.png', Buffer.from('this is no picture'))
    const wrongType = failures.filter({ hasText: 'not an image of a supported type' })
    await wrongType.waitFor()
    expect(await failures.count()).toBe(1)
    // It disappears by itself.
    await wrongType.waitFor({ state: 'detached' })
    await upload(studio.editor, 'large.png', Buffer.alloc(26 * 1024 * 1024, 1))
    await failures.filter({ hasText: 'The file is larger than 25 MB' }).waitFor()
    expect(await failures.count()).toBe(1)
  })

  test('a page is built at a new address from sections', async () => {
    const { page } = studio.editor
    await studio.editor.openList('Pages')
    await page.getByTestId('action-intent-button').click()
    const path = '/for-schools'
    await studio.editor.fill({ title: 'For schools' })
    await page.getByRole('button', { name: 'Suggest from the title' }).click()
    await expect.poll(() => studio.editor.field('path').inputValue(), SLOW_STEP).toBe(path)
    await page.getByRole('button', { name: 'Validation', exact: true }).click()
    for (const [section, heading] of [
      ['FAQs', 'What schools ask'],
      ['Newsletter', 'Letters to schools'],
    ] as const) {
      const add = page.getByTestId('field-sections').getByRole('button', { name: 'Add item' })
      await add.last().click()
      // The words a section is found by follow its title.
      const choice = page.getByRole('menuitem', { name: new RegExp(`^${section}:`) })
      await choice.first().click()
      // The list of what to fill in names a section by its title alone.
      await page
        .getByText(`Sections / ${section} / Heading`, { exact: true })
        .waitFor({ state: 'attached' })
      await page
        .getByTestId(/^field-sections\[.*\]\.heading$/)
        .getByRole('textbox')
        .fill(heading)
      await closeDialog()
    }
    await page.getByRole('tab', { name: 'Search and sharing' }).click()
    await studio.editor.fill({
      'seo.title': 'Payments for schools',
      'seo.description': 'How schools in Ghana collect fees by wallet, card and bank with Nsaa.',
    })
    expect((await fetch(studio.site.origin + path)).status).toBe(404)
    await studio.editor.publish()
    await studio.editor.live()
    const html = await read(path)
    expect(html).toContain('<title>Payments for schools')
    expect(html.indexOf('What schools ask')).toBeGreaterThan(0)
    expect(html.indexOf('Letters to schools')).toBeGreaterThan(html.indexOf('What schools ask'))
  })

  test('invalid addresses are refused, or marked, with an explanation', async () => {
    const { page } = studio.editor
    const said = async (name: string, words: string | RegExp) => {
      const mark = page.getByTestId(`field-${name}`).getByTestId(/^input-validation-icon-/)
      // A field that is validated again gets another mark, which closes the tooltip.
      await untilDone(async (attempt) => {
        await page.mouse.move(0, 0)
        await mark.first().hover(attempt)
        await page.getByText(words).first().waitFor(attempt)
      })
      await page.mouse.move(0, 0)
    }
    await studio.editor.show('page', 'page-about-us')
    await studio.editor.fill({ path: '/studio' })
    await said('path', '/studio is reserved by the website. Choose another path.')
    expect(await page.getByTestId('action-publish').isEnabled()).toBe(false)
    await studio.editor.fill({ path: '/careers' })
    await said('path', 'Another page already uses the path /careers. Choose a different path.')
    await studio.editor.fill({ path: '/about-us' })
    await studio.editor.openList('Redirects')
    await page.getByTestId('action-intent-button').click()
    await studio.editor.fill({ source: '/old', destination: '/nowhere' })
    await said('destination', 'There is no page at /nowhere. Check the path.')
    await studio.editor.fill({ destination: '/old' })
    await said(
      'destination',
      'This redirect would lead back to itself: /old → /old. Choose another destination.',
    )
  })

  test('the Studio logged only the refused uploads in the tests above', () => {
    // The two refused uploads are logged to the console as well.
    const problems = studio.editor
      .problems()
      .filter(
        (line) =>
          !/assets\/images|status of (?:400|413|415)|Upload|ClientError|preprocessing/.test(line),
      )
    expect(problems).toEqual([])
  })
})

/** Selects a file for the first picture field of the open document. */
async function upload({ page }: Editor, name: string, content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'nsaa-upload-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, name)
  await writeFile(file, content)
  const chosen = page.waitForEvent('filechooser')
  await chooseFrom(
    page.getByTestId('options-menu-button').first(),
    page.getByRole('menuitem', { name: 'Upload' }),
  )
  const chooser = await chosen
  // The browser reads a path by itself; bytes take seconds to be sent to it.
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
  const bytes = await fetch(url).then((response) => response.arrayBuffer())
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const middle =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return (data[middle] ?? 0) > 180 && (data[middle + 1] ?? 255) < 60 ? 'red' : 'grey'
}
