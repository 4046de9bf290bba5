import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { SLOW_STEP } from './harness.ts'
import { chooseFrom, untilDone, withStudio } from './studioEditor.ts'

const BADGE = 'badge-iso.svg'

describe('the library of pictures', () => {
  const studio = withStudio()
  beforeAll(() => openLibrary())

  const search = (words: string) => studio.editor.page.getByPlaceholder('Search').last().fill(words)
  /** Only those in view are rendered; the order of the shipped ones is not fixed. */
  const drawings = () => studio.editor.page.locator('img[src*="/lake/images/"]')
  const searchFor = async (name: string) => {
    await search(name)
    await named(name).waitFor()
    await expect.poll(() => drawings().count(), SLOW_STEP).toBe(1)
  }
  const named = (name: string) => studio.editor.page.getByText(name, { exact: true })
  /** By the menu, because the Studio mounts its tools again after it has loaded. */
  const openLibrary = () =>
    studio.editor.page.getByRole('link', { name: 'Media', exact: true }).click()
  const assetOf = (originalFilename: string) =>
    studio.site.client.fetch<{ _id: string; sha1hash: string; altText: string | null }>(
      '*[_type == "sanity.imageAsset" && originalFilename == $originalFilename][0]{ _id, sha1hash, altText }',
      { originalFilename },
    )
  /** The drawing of a picture opens its details; in a dialog it is chosen by it. */
  const drawingOf = async (name: string) => {
    const { sha1hash } = await assetOf(name)
    return studio.editor.page.locator(`img[src*="${sha1hash}"]`).last()
  }
  const openDetails = async (name: string) => {
    await searchFor(name)
    const dialog = studio.editor.page.getByRole('dialog', { name: 'Asset details' })
    const drawing = await drawingOf(name)
    await untilDone(async (attempt) => {
      if (!(await dialog.isVisible())) await drawing.click(attempt)
      await dialog.waitFor(attempt)
    })
    return dialog
  }

  test('finds a picture by file name and by text alternative', async () => {
    await expect.poll(() => drawings().count(), SLOW_STEP).toBeGreaterThan(5)
    await searchFor(BADGE)
    const { name, altText } = await studio.site.client.fetch<{ name: string; altText: string }>(
      '*[_type == "sanity.imageAsset" && defined(altText)] | order(originalFilename)[0]{ "name": originalFilename, altText }',
    )
    await search(altText.split(' ').slice(0, 5).join(' '))
    await named(name).waitFor()
    await named(BADGE).waitFor({ state: 'detached' })
  })

  test('lists an upload once, also when it is searched for at that moment', async () => {
    const { page } = studio.editor
    const uploaded = page.waitForResponse((response) => response.url().includes('/assets/images/'))
    const listed = page.waitForResponse(
      (response) => response.url().includes('sha1hash') && response.url().includes('documentIds'),
    )
    await page.locator('input[type="file"]').setInputFiles({
      name: 'red-field.png',
      mimeType: 'image/png',
      buffer: await redField(),
    })
    await uploaded
    await search('red-field')
    await listed
    await expect.poll(() => named('red-field.png').count(), SLOW_STEP).toBe(1)
    await search('red-fiel')
    await expect.poll(() => named('red-field.png').count(), SLOW_STEP).toBe(1)
  })

  test('shows where a picture is used, and opens the document', async () => {
    const { page } = studio.editor
    const dialog = await openDetails(BADGE)
    await dialog.getByRole('tab', { name: 'References (1)' }).click()
    await dialog.getByRole('button', { name: /Nsaa Payments Limited/ }).click()
    await page.waitForURL(/siteSettings/)
    await openLibrary()
  })

  test('refuses to delete a picture that is in use', async () => {
    const { page } = studio.editor
    const dialog = await openDetails(BADGE)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Yes, delete 1 asset' }).click()
    await page.getByText(/^Unable to delete 1 asset/).waitFor()
    expect((await assetOf(BADGE))._id).toMatch(/^image-/)
  })

  test('stores a text alternative, which a form gets with the picture', async () => {
    const { page } = studio.editor
    const dialog = await openDetails('red-field.png')
    await dialog.getByLabel('Alt Text').fill('A red field')
    await dialog.getByRole('button', { name: 'Save and close' }).click()
    await expect
      .poll(async () => (await assetOf('red-field.png')).altText, SLOW_STEP)
      .toBe('A red field')

    const { _id, image } = await studio.site.client.fetch<Portrayed>(
      '*[_type == "teamMember"] | order(_id)[0]{ _id, image }',
    )
    expect(image.alt).not.toBe('A red field')
    await studio.editor.show('teamMember', _id)
    await chooseFrom(
      page.getByTestId('options-menu-button').first(),
      page.getByRole('menuitem', { name: 'Select' }),
    )
    await search('red-field')
    await (await drawingOf('red-field.png')).click()
    const draft = () => studio.site.client.getDocument<Portrayed>(`drafts.${_id}`)
    await expect.poll(async () => (await draft())?.image.alt, SLOW_STEP).toBe('A red field')
    expect((await draft())?.image.asset?._ref).toBe((await assetOf('red-field.png'))._id)

    // The picture is replaced in two steps.
    await chooseFrom(
      page.getByTestId('options-menu-button').first(),
      page.getByRole('menuitem', { name: 'Clear field' }),
    )
    await expect.poll(async () => (await draft())?.image.asset, SLOW_STEP).toBeUndefined()
    await page.getByText('Select', { exact: true }).click()
    await search(BADGE)
    await (await drawingOf(BADGE)).click()
    await expect
      .poll(async () => (await draft())?.image.asset?._ref, SLOW_STEP)
      .toBe((await assetOf(BADGE))._id)
    await expect
      .poll(async () => (await draft())?.image.alt, SLOW_STEP)
      .toBe((await assetOf(BADGE)).altText)
    await expect.poll(() => page.getByText('Alt text', { exact: true }).count(), SLOW_STEP).toBe(1)
  })

  test('no form asks for an alt text of a logo, which is read out as its name', async () => {
    const { page } = studio.editor
    await studio.editor.show('partner', 'partner-asase')
    await page.getByText('Logo', { exact: true }).waitFor()
    await page.getByTestId('options-menu-button').first().waitFor()
    expect(await page.getByText(/^(?:Alt text|Decorative)$/).count()).toBe(0)
  })

  test('replaces a picture wherever it is used', async () => {
    const { page } = studio.editor
    const { _id } = await assetOf(BADGE)
    const uses = () => studio.site.client.fetch<number>('count(*[references($_id)])', { _id })
    expect(await uses()).toBe(1)
    await openLibrary()
    await searchFor(BADGE)
    await named(BADGE).click()
    await page.getByRole('button', { name: 'Replace', exact: true }).click()
    await search('red-field')
    await (await drawingOf('red-field.png')).click()
    await expect.poll(uses, SLOW_STEP).toBe(0)
    const marks = await studio.site.client.fetch<string[]>(
      '*[_id == "siteSettings"][0].links.certificates[].image.asset._ref',
    )
    expect(marks).toContain((await assetOf('red-field.png'))._id)
  })

  test('is no wider than a phone', async () => {
    const { page } = studio.editor
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await page.getByRole('button', { name: 'Folders' }).last().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('the Studio logged only the refused deletion in the tests above', () => {
    // The refused deletion.
    expect(studio.editor.problems().filter((line) => !line.includes('status of 409'))).toEqual([])
  })
})

interface Portrayed {
  _id: string
  image: { alt?: string; asset?: { _ref: string } }
}

function redField(): Promise<Buffer> {
  const create = { width: 400, height: 300, channels: 3 as const, background: '#e00000' }
  return sharp({ create }).png().toBuffer()
}
