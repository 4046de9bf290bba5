import { describe, expect, test } from 'vitest'
import { expectAccessible, SLOW_STEP } from './harness.ts'
import { chooseFrom, openStudio, signIn, withStudio } from './studioEditor.ts'

const POSITION = {
  category: 'Engineering',
  company: 'Nsaa',
  location: 'Accra',
  workType: 'Full time',
  applicationEmail: 'careers@nsaa.example',
}

/** The real Studio on the embedded lake, as an editor uses it. */
describe('the Studio', () => {
  const studio = withStudio()

  const careers = () => fetch(`${studio.site.origin}/careers`).then((response) => response.text())

  test('asks for name and key, and explains that a wrong key is wrong', async () => {
    const { page, close } = await studio.open('/studio', { origin: studio.site.origin })
    await expectAccessible(page)
    await signIn(page, 'Ama Mensah', 'not-the-key')
    await page.getByRole('alert').getByText('This key is not valid').waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ama Mensah')
    expect(await page.getByLabel('Studio key').inputValue()).toBe('')
    await expectAccessible(page)
    await close()
  })

  test('a position is added, published, changed and removed, and /careers follows', async () => {
    const { editor } = studio
    const { page } = editor
    await editor.openList('Open positions')
    await page.getByTestId('action-intent-button').click()
    const title = 'Payments engineer'
    await editor.fill({ ...POSITION, title })
    await (await editor.textOf('descriptionText')).pressSequentially('You keep money moving.')
    expect(await careers()).not.toContain(title)
    await editor.publish()
    await expect.poll(careers, SLOW_STEP).toContain(title)
    await expect.poll(careers, SLOW_STEP).toContain('<p>You keep money moving.</p>')

    await editor.fill({ title: `Senior ${title}` })
    await editor.publish()
    await expect.poll(careers, SLOW_STEP).toContain(`Senior ${title}`)

    await editor.choose('Delete')
    await page.getByTestId('confirm-button').click()
    await expect.poll(careers, SLOW_STEP).not.toContain(title)
  })

  test("two editors on one document see each other's presence and edits", async () => {
    const { site, editor: ama } = studio
    const { _id, title } = await site.client.fetch<{ _id: string; title: string }>(
      '*[_type == "serviceCard"] | order(order)[0]{_id, title}',
    )
    const path = `/studio/structure/serviceCard;${_id}`
    await ama.show('serviceCard', _id)
    const kofi = await openStudio(studio.open, site, { name: 'Kofi Boateng', path })
    await kofi.field('title').click()
    await ama.page.getByText('KB', { exact: true }).first().waitFor()
    await kofi.fill({ title: 'Payments, by two' })
    await expect.poll(() => ama.field('title').inputValue(), SLOW_STEP).toBe('Payments, by two')
    await ama.fill({ title: 'Payments, by both' })
    await expect.poll(() => kofi.field('title').inputValue(), SLOW_STEP).toBe('Payments, by both')
    expect(await fetch(site.origin).then((response) => response.text())).toContain(title)
    await kofi.publish()
    const home = () => fetch(site.origin).then((response) => response.text())
    await expect.poll(home, SLOW_STEP).toContain('Payments, by both')

    const published = await site.client.getDocument(_id)
    const history = await fetch(
      `${site.origin}/lake/v2025-02-19/data/history/production/transactions/${_id}?excludeContent=true&reverse=true&limit=1`,
      { headers: { authorization: `Bearer ${site.client.config().token}` } },
    ).then((response) => response.json())
    expect(history).toMatchObject({
      id: published?._rev,
      author: expect.stringMatching(/^editor-/),
    })
    expect(kofi.problems()).toEqual([])
    await kofi.close()
  })

  test('cards are on the page in the order that editors drag them into', async () => {
    const { site, editor } = studio
    const { page } = editor
    // The home page names its cards one by one; without that it shows all of them in their order.
    const chosen = 'sections[_type == "cards"].cards'
    await site.client.patch({ query: '*[path == "/"]' }).unset([chosen]).commit()
    await editor.openList('Service cards')
    const handles = page.getByRole('button', { name: /^Move / })
    const titles = () =>
      handles.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label')?.replace(/^Move (.*):.*/, '$1')),
      )
    await expect.poll(() => handles.count(), SLOW_STEP).toBe(3)
    const [first, second, third] = await titles()
    await handles.nth(2).dragTo(handles.nth(0))
    await expect.poll(titles, SLOW_STEP).toEqual([third, first, second])
    await page.getByText(`${third} is now number 1 of 3.`).waitFor({ state: 'attached' })
    await handles.nth(0).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(titles, SLOW_STEP).toEqual([first, third, second])
    await page.getByText(`${third} is now number 2 of 3.`).waitFor({ state: 'attached' })
    await expect
      .poll(() => page.locator('.desk-list').getAttribute('aria-busy'), SLOW_STEP)
      .toBe('false')
    const shown = await site.client.fetch<string[]>(
      '*[_type == "serviceCard"] | order(order){ title }.title',
      {},
      { perspective: 'published' },
    )
    const onThePage = async () => {
      const html = await fetch(site.origin).then((response) => response.text())
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
      const place = (title: string) => main.indexOf(`>${title}<`)
      return shown.filter((title) => place(title) > 0).toSorted((a, b) => place(a) - place(b))
    }
    await expect.poll(onThePage, SLOW_STEP).toEqual(shown)
    expect(await titles()).toEqual(shown)
  })

  test('the line of a dragged row is on the side of the target where the row is dropped', async () => {
    const { page } = studio.editor
    await studio.editor.openList('Service cards')
    const rows = page.locator('.desk-list > li')
    const handles = page.getByRole('button', { name: /^Move / })
    const titles = () =>
      handles.evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')))
    const shadow = (row: number) =>
      rows.nth(row).evaluate((element) => getComputedStyle(element).boxShadow)
    await expect.poll(() => handles.count(), SLOW_STEP).toBe(3)
    const [first, second, third] = await titles()
    const drag = async (from: number, to: number) => {
      await handles.nth(from).hover()
      await page.mouse.down()
      await handles.nth(to).hover()
      await handles.nth(to).hover()
    }
    await drag(0, 2)
    await expect.poll(() => shadow(2), SLOW_STEP).toContain(' 0px 2px 0px')
    await page.mouse.up()
    await expect.poll(titles, SLOW_STEP).toEqual([second, third, first])
    await drag(2, 0)
    await expect.poll(() => shadow(0), SLOW_STEP).toContain(' 0px -2px 0px')
    await page.mouse.up()
    await expect.poll(titles, SLOW_STEP).toEqual([first, second, third])
  })

  test('a moved page is redirected from its old address, and is in the tree', async () => {
    const { site, editor } = studio
    const { page } = editor
    const model = await site.client.fetch<{ sections: unknown; seo: unknown }>(
      '*[_type == "page" && path == "/articles"][0]{ sections, seo }',
    )
    const [title, oldPath, newPath] = ['Moving', '/old-path', '/new-path']
    await site.client.create({
      _id: 'moving',
      _type: 'page',
      title,
      path: oldPath,
      ...model,
    })
    const visit = async (path: string) => {
      const response = await fetch(site.origin + path, { redirect: 'manual' })
      return [response.status, response.headers.get('location')?.replace(site.origin, '')]
    }
    await editor.openList('Pages')
    await page.getByRole('link', { name: title }).click()
    await editor.fill({ path: newPath })
    await editor.publish()
    await expect
      .poll(() => visit(`${oldPath}?from=letter`), SLOW_STEP)
      .toEqual([301, `${newPath}?from=letter`])
    const moved = await fetch(site.origin + oldPath, { redirect: 'manual' })
    expect(moved.headers.get('cache-control')).toContain('max-age=0')
    await expect.poll(() => visit(newPath), SLOW_STEP).toEqual([200, undefined])

    await editor.fill({ path: oldPath })
    await editor.publish()
    await expect.poll(() => visit(oldPath), SLOW_STEP).toEqual([200, undefined])
    await expect.poll(() => visit(newPath), SLOW_STEP).toEqual([301, oldPath])
  })

  test('sections are chosen from pictures of their layouts', async () => {
    const { site, editor } = studio
    const { page } = editor
    const home = await site.client.fetch<string>('*[_type == "page" && path == "/"][0]._id')
    await editor.show('page', home)
    const add = page.getByTestId('field-sections').getByRole('button', { name: 'Add item' })
    await add.last().click()
    const pictures = page.locator('img[src*="/studio/assets/"]')
    await expect.poll(() => pictures.count(), SLOW_STEP).toBeGreaterThan(20)
    await expect
      .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth), SLOW_STEP)
      .toBe(480)
    const titles = page.getByRole('menuitem').filter({ has: pictures }).locator('[data-ui="Text"]')
    const heightsPx = await titles.evaluateAll((all) =>
      all.map((title) => title.getBoundingClientRect().height),
    )
    expect(heightsPx.length).toBeGreaterThan(20)
    expect(Math.max(...heightsPx), 'titles have two lines').toBeLessThan(40)
    await page.keyboard.press('Escape')
    await pictures.first().waitFor({ state: 'hidden' })
  })

  test('public pages set no cookie, and receive none', async () => {
    const tab = await studio.editor.page.context().newPage()
    const response = await tab.goto('/')
    expect(await response?.request().headerValue('cookie')).toBeNull()
    expect(await response?.headerValue('set-cookie')).toBeNull()
    await tab.close()
  })

  test('the Studio logged nothing in the tests above', () => {
    expect(studio.editor.problems()).toEqual([])
  })

  test('signing out returns to the sign-in page and ends the session', async () => {
    const { site, editor } = studio
    const cookies = await editor.page.context().cookies(`${site.origin}/studio`)
    await chooseFrom(
      editor.page.getByTestId('studio-navbar').getByRole('button').last(),
      editor.page.getByRole('menuitem', { name: 'Sign out' }),
      editor.page.getByRole('heading', { name: 'Sign in to the Studio' }),
    )
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const me = await fetch(`${site.origin}/lake/v1/users/me`, { headers: { cookie } })
    expect(me.status).toBe(401)
  })
})
