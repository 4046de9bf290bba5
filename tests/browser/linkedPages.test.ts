import type { Request } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Site } from '../site/startSite.ts'
import { SLOW_STEP } from './harness.ts'
import { withStudio } from './studioEditor.ts'

/** Where links to the page are: menu, footer, text of a section, and a document of its own. */
const PLACES = [
  'Menus › Company menu › Items',
  'Footer › Resources › Links',
  'Sections › Text',
  'Linked question?',
]

/** Removing or moving a page that others lead to, as an editor does it. */
describe('a page that links lead to', { timeout: 900_000 }, () => {
  const studio = withStudio(linkToPage)
  beforeEach(async () => {
    await show('page', 'linked')
  })

  const show = async (type: string, id: string) => {
    await studio.editor.show(type, id)
    await studio.editor.field('title').waitFor()
  }
  const expectPlaces = async () => {
    const dialog = studio.editor.page.getByRole('dialog')
    for (const place of PLACES) await dialog.getByText(place).first().waitFor()
    return dialog
  }

  test('deletion names every link first, and opens it', async () => {
    await studio.editor.choose('Delete')
    const dialog = await expectPlaces()
    await dialog.getByRole('button', { name: 'Delete anyway' }).waitFor()
    await dialog.getByText('Linked question?').click()
    await studio.editor.page.waitForURL(/links-to-it/)
    await studio.editor.field('question').waitFor()
    expect(await studio.site.client.getDocument('linked')).toMatchObject({ path: '/linked' })
  })

  test('unpublishing names every link first', async () => {
    await studio.editor.choose('Unpublish')
    const dialog = await expectPlaces()
    await dialog.getByText(/^\d+ links lead here and would break:$/).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await studio.site.client.getDocument('linked')).toMatchObject({ path: '/linked' })
  })

  test('a move to a path that proves to be taken publishes nothing and changes no redirect', async () => {
    const { page } = studio.editor
    const { client } = studio.site
    const older = { _id: 'older', _type: 'redirect', source: '/older', destination: '/linked' }
    await client.create(older)
    const isCheck = (request: Request) =>
      decodeURIComponent(request.url() + (request.postData() ?? '')).includes('"/articles"')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/data/query/**', async (route) => {
      if (isCheck(route.request())) await released
      await route.continue()
    })
    const checking = page.waitForRequest(isCheck)
    await studio.editor.fill({ path: '/articles' })
    await checking
    await page.getByTestId('action-publish').click()
    release()
    await page.getByText('Correct the fields with errors first.').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    expect(await client.getDocument('linked')).toMatchObject({ path: '/linked' })
    expect(await client.getDocument('older')).toMatchObject(older)
    expect(await client.fetch('*[_type == "redirect" && source == "/linked"]')).toEqual([])
  })

  test('a change of address names every link that still has the old one, and opens it', async () => {
    await studio.editor.fill({ path: '/linked-elsewhere' })
    await studio.editor.publish()
    const dialog = await expectPlaces()
    await dialog.getByText('/linked now redirects to /linked-elsewhere').waitFor()
    await dialog.getByText('Linked question?').click()
    await studio.editor.page.waitForURL(/links-to-it/)
    const moved = await fetch(`${studio.site.origin}/linked`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/\/linked-elsewhere$/),
    ])
  })

  test.each(['/', '/terms-and-conditions'])(
    'the page at %s can be neither unpublished nor deleted',
    async (path) => {
      const needed = await studio.site.client.fetch<{ _id: string; _type: string }>(
        '*[path == $path][0]{ _id, _type }',
        { path },
      )
      await show(needed._type, needed._id)
      await studio.editor.page.getByTestId('action-menu-button').click()
      for (const name of ['Unpublish', 'Delete']) {
        const item = studio.editor.page.getByRole('menuitem', { name })
        await expect.poll(() => item.isDisabled(), { ...SLOW_STEP, message: name }).toBe(true)
      }
    },
  )
})

const linkedText = {
  _type: 'block',
  _key: 'text',
  style: 'normal',
  children: [{ _type: 'span', _key: 'words', text: 'Linked', marks: ['linked'] }],
  markDefs: [{ _type: 'link', _key: 'linked', href: '/linked' }],
}

/** Makes a page, and links with its address in every kind of place. */
async function linkToPage({ client }: Site): Promise<void> {
  const { sections, seo, item } = await client.fetch<Record<string, object>>(
    `{ "sections": *[path == "/articles"][0].sections, "seo": *[path == "/articles"][0].seo,
       "item": *[_id == "siteSettings"][0].navigation.company.items[0]{ ..., "page": null } }`,
  )
  const linked = { _id: 'linked', _type: 'page', title: 'Linked page', path: '/linked' }
  const question = { _id: 'links-to-it', _type: 'faqItem', question: 'Linked question?' }
  const link = { _type: 'link', label: 'Linked', href: '/linked' }
  const { page: _page, ...menuItem } = { page: null, ...item }
  await client
    .transaction()
    .create({ ...linked, sections, seo })
    .create({ ...question, answer: 'Yes.', link })
    .patch('siteSettings', (patch) =>
      patch.insert('after', 'navigation.company.items[-1]', [
        { ...menuItem, _key: 'linked', title: 'Linked', href: '/linked' },
      ]),
    )
    .patch('siteSettings', (patch) =>
      patch.insert('after', 'footer.resources.links[-1]', [{ ...link, _key: 'linked' }]),
    )
    .patch('page-about-us', (patch) =>
      patch.insert('after', 'sections[-1]', [
        { _type: 'textBlock', _key: 'linked', layout: 'column', body: [linkedText] },
      ]),
    )
    .commit()
}
