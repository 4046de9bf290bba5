import { describe, expect, test } from 'vitest'
import { sectionTypes } from '../../schemas/sections/index.generated.ts'
import { isFocused, SLOW_STEP } from './harness.ts'
import { chooseFrom, openStudio, untilDone, withStudio } from './studioEditor.ts'
import { DESKTOP, PHONE } from './windows.ts'

/** Where the keyboard works in the Studio after a part of it was locked or removed. */
describe('the focus in the Studio', () => {
  const studio = withStudio()

  test('a window that is closed returns the focus to the row of its section', async () => {
    const { page } = studio.editor
    const sections = ['one', 'two'].map((_key) => ({ _key, _type: 'divider' }))
    const rows = { _type: 'page', title: 'Rows', path: '/rows', sections }
    await studio.site.client.create({ _id: 'rows', ...rows })
    await studio.editor.show('page', 'rows')
    const row = page.getByTestId('field-sections').getByRole('button', { name: 'Divider' }).last()
    const dialog = page.getByTestId('nested-object-dialog')
    await row.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    // The Studio moves the focus into a window that has opened, and a key in that moment is lost.
    await untilDone(async (attempt) => {
      if (!(await dialog.isVisible())) return
      await dialog.getByRole('button', { name: 'Close dialog' }).press('Escape', attempt)
      await dialog.waitFor({ state: 'detached', ...attempt })
    })
    await expect.poll(() => isFocused(row)).toBe(true)
  })

  test('the list of what to fill in has each error once, and a press focuses its field in a section', async () => {
    const { page } = studio.editor
    const sections = [
      { _key: 'one', _type: 'callToAction', layout: 'closing', heading: 'Heading' },
      { _key: 'two', _type: 'textBlock', layout: 'column', heading: 'Heading' },
      { _key: 'three', _type: 'media', layout: 'column', heading: 'Heading' },
      { _key: 'four', _type: 'figures', layout: 'row', heading: 'Heading', items: [] },
    ]
    const rows = { _type: 'page', title: 'Errors', path: '/errors', sections }
    await studio.site.client.create({ _id: 'drafts.errors', ...rows })
    await studio.editor.show('page', 'errors')
    await page.getByRole('button', { name: 'Validation', exact: true }).click()
    const errors = page.getByRole('button', { name: /^Sections \// })
    await errors.filter({ hasText: 'Items needed: at least 1' }).waitFor()
    const missingPicture = errors.filter({ hasText: 'Picture or video / Picture' })
    expect(await missingPicture.allInnerTexts()).toEqual([
      expect.stringContaining('Required: choose or upload a picture'),
    ])
    for (const [error, field] of [
      ['Sections / Call to action / Button', page.getByRole('textbox', { name: 'Label' })],
      ['Sections / Text / Text', page.getByRole('textbox', { name: 'Text', exact: true })],
    ] as const) {
      const dialog = page.getByTestId('nested-object-dialog')
      await page.getByRole('button', { name: new RegExp(error) }).click()
      await dialog.waitFor()
      await expect.poll(() => isFocused(field.first())).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  })

  test('“Add item…” lists the sections by title', async () => {
    const { page } = studio.editor
    const titles = sectionTypes.map(({ title }) => title).sort((a, b) => a.localeCompare(b))
    // The words a section is found by follow its title.
    const listed = async () => {
      const items = await page.getByRole('menuitem', { name: /: / }).allInnerTexts()
      return items.map((text) => titles.findLast((title) => text.startsWith(`${title}: `)))
    }
    await page.getByTestId('field-sections').getByTestId('add-multiple-object-button').click()
    await expect.poll(listed).toEqual(titles)
    await page.keyboard.press('Escape')
    await page.getByPlaceholder('Search', { exact: true }).waitFor({ state: 'hidden' })
  })

  test('the search box of “Add item…” has the focus also when it opens again', async () => {
    const { page } = studio.editor
    const add = page.getByTestId('field-sections').getByTestId('add-multiple-object-button')
    const search = page.getByPlaceholder('Search', { exact: true })
    for (const word of ['menu', 'price']) {
      await add.click()
      await expect.poll(() => isFocused(search)).toBe(true)
      await page.keyboard.type(word)
      expect(await search.inputValue()).toBe(word)
      await page.keyboard.press('Escape')
      await search.waitFor({ state: 'hidden' })
    }
  })

  test('the menus of sections on a phone open where they were asked for', async () => {
    const { page } = studio.editor
    await page.setViewportSize(PHONE)
    await studio.editor.show('page', 'rows')
    const sections = page.getByTestId('field-sections')
    const search = page.locator('input:focus[placeholder="Search"]')
    const rowMenu = sections.getByTestId('array-item-menu-button').last()
    const openings: (() => Promise<void>)[] = [
      () => sections.getByTestId('add-multiple-object-button').click(),
      () => chooseFrom(rowMenu, page.getByRole('menuitem', { name: 'Add item after' }), search),
    ]
    for (const open of openings) {
      await rowMenu.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => window.scrollY)
      expect(before).toBeGreaterThan(0)
      await open()
      await search.waitFor()
      expect(await page.evaluate(() => window.scrollY)).toBe(before)
      await page.keyboard.press('Escape')
      await search.waitFor({ state: 'detached' })
    }
    await page.setViewportSize(DESKTOP)
  })

  test('the dialog of “Delete” returns the focus to the menu of actions', async () => {
    const { page } = studio.editor
    const link = { _type: 'link', label: 'Rows', href: '/rows' }
    const faq = { _type: 'faqItem', question: 'Where?', answer: 'There.', link }
    await studio.site.client.create({ _id: 'leads-to-rows', ...faq })
    await studio.editor.choose('Delete')
    await page.getByRole('button', { name: 'Delete anyway' }).waitFor()
    await page.keyboard.press('Escape')
    const menu = page.getByTestId('action-menu-button')
    await expect.poll(() => isFocused(menu)).toBe(true)
  })

  test('the dialog of “Discard changes” returns the focus to the menu of actions', async () => {
    const { page } = studio.editor
    await studio.editor.show('page', 'rows')
    await studio.editor.fill({ title: 'Discarded' })
    await studio.editor.choose('Discard changes')
    await page.getByTestId('confirm-button').click()
    await expect.poll(() => studio.editor.field('title').inputValue(), SLOW_STEP).toBe('Rows')
    const menu = page.getByTestId('action-menu-button')
    await expect.poll(() => isFocused(menu)).toBe(true)
  })

  test('an editor types on in an answer that a colleague has published', async () => {
    const { site, editor: ama } = studio
    const children = [{ _type: 'span', _key: 's', text: 'Both', marks: [] }]
    const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children }
    const fields = { question: 'Who pays?', answer: 'Both', answerText: [block] }
    await site.client.create({ _id: 'drafts.payer', _type: 'faqItem', ...fields })
    const answer = (id: string) => site.client.getDocument(id).then((document) => document?.answer)
    await ama.show('faqItem', 'payer')
    const kofi = await openStudio(studio.open, site, {
      name: 'Kofi Boateng',
      path: '/studio/structure/faqItem;payer',
    })
    await kofi.settled()
    const text = await kofi.textOf('answerText')
    await text.press('Control+End')
    await text.pressSequentially(' of them')
    await expect.poll(() => answer('drafts.payer'), SLOW_STEP).toBe('Both of them')
    const isEditable = await text.evaluateHandle((area) => {
      const states: boolean[] = []
      const observer = new MutationObserver(() => {
        states.push(area instanceof HTMLElement && area.isContentEditable)
      })
      observer.observe(area, { attributeFilter: ['contenteditable'] })
      return states
    })
    await ama.publish()
    await expect
      .poll(() => isEditable.evaluate((states) => states.join()), SLOW_STEP)
      .toBe('false,true')
    await kofi.page.keyboard.type(', always')
    await expect.poll(() => answer('drafts.payer')).toBe('Both of them, always')
    await kofi.close()
  })

  test('the keys for undo and redo change no text after a section was removed', async () => {
    const { site, editor } = studio
    const { page } = editor
    const sections = ['one', 'two'].map((_key) => ({ _key, _type: 'divider' }))
    await site.client.create({ _id: 'undo', _type: 'page', title: 'Old', path: '/undo', sections })
    await editor.show('page', 'undo')
    await editor.fill({ title: '' })
    await editor.field('title').pressSequentially('New title')
    await page.keyboard.press('Tab')
    const list = page.getByTestId('field-sections')
    await chooseFrom(
      list.getByTestId('array-item-menu-button').first(),
      page.getByRole('menuitem', { name: 'Remove' }),
    )
    const draft = () => site.client.getDocument('drafts.undo')
    await expect
      .poll(draft, SLOW_STEP)
      .toMatchObject({ title: 'New title', sections: [{ _key: 'two' }] })
    for (const keys of ['Control+z', 'Control+y', 'Meta+z', 'Control+Shift+Z']) {
      await page.keyboard.press(keys)
      expect(await editor.field('title').inputValue(), keys).toBe('New title')
    }
    await editor.field('title').press('Control+z')
    expect(await editor.field('title').inputValue()).not.toBe('New title')
  })

  test('a removed section returns with “Revert change” in the review of changes', async () => {
    const { site, editor } = studio
    const { page } = editor
    const review = page.getByRole('tab', { name: 'Review changes' })
    await chooseFrom(
      page.getByTestId('pane-context-menu-button'),
      page.getByRole('menuitem', { name: 'History' }),
      review,
    )
    const confirm = page.getByRole('button', { name: 'Revert change', exact: true }).last()
    const revert = page.getByTestId('single-change-revert-button-sections[_key=="one"]')
    await untilDone(async (attempt) => {
      if (!(await revert.isVisible())) await review.click(attempt)
      await revert.click(attempt)
      await confirm.click(attempt)
    })
    const sections = () => site.client.getDocument('drafts.undo').then((page) => page?.sections)
    await expect.poll(sections, SLOW_STEP).toContainEqual(expect.objectContaining({ _key: 'one' }))
  })
})
