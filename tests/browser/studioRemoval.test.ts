import { describe, expect, test } from 'vitest'
import { SLOW_STEP } from './harness.ts'
import { withStudio } from './studioEditor.ts'

/** What an editor removes, what that would break, and how it comes back. */
describe('removal in the Studio', () => {
  const studio = withStudio()

  test('a document that others refer to is not deleted; they are listed', async () => {
    const { page } = studio.editor
    // The lake refuses to delete what only a draft refers to, too.
    await studio.site.client.create({
      _id: 'drafts.below',
      _type: 'page',
      title: 'Our offices',
      parent: { _type: 'reference', _ref: 'page-about-us' },
    })
    await studio.editor.show('page', 'page-about-us')
    await studio.editor.choose('Delete')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Cannot delete: other documents refer to this one').waitFor()
    await dialog.getByText('Careers', { exact: true }).waitFor()
    await dialog.getByText('Our offices', { exact: true }).waitFor()
    expect(await dialog.getByRole('button', { name: /Delete/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
    expect((await fetch(`${studio.site.origin}/about-us`)).status).toBe(200)
    await studio.site.client.delete('drafts.below')
  })

  test('broken links are listed, and disappear once the page exists', async () => {
    const { page } = studio.editor
    await studio.site.client.create({
      _id: 'lost',
      _type: 'faqItem',
      question: 'Where is it?',
      answer: 'There.',
      link: { _type: 'link', label: 'There', href: '/not-there-yet' },
    })
    await page.getByTestId('pane-item-Broken links').click()
    const row = page.getByRole('link', { name: /Where is it\?\s*FAQ › .*\/not-there-yet/ })
    await row.waitFor()
    await studio.site.client.patch('lost').unset(['link']).commit()
    await row.waitFor({ state: 'detached' })
    await studio.site.client.delete('lost')
  })

  test('deleted documents have the time of Ghana, in every time zone', async () => {
    const { page } = studio.editor
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Kiritimati' })
    await studio.site.client.create({ _id: 'elsewhere', _type: 'faqItem', question: 'Where?' })
    const deletedAt = new Date()
    await studio.site.client.delete('elsewhere')
    await page.getByTestId('pane-item-Deleted').click()
    const entry = page.locator('.desk-deleted').filter({ hasText: 'Where?' })
    const shown = /deleted (.*, \d\d:\d\d)/.exec((await entry.textContent()) ?? '')?.[1]
    const differenceMs = Math.abs(Date.parse(`${shown} UTC`) - deletedAt.getTime())
    expect(differenceMs).toBeLessThan(5 * 60_000)
    await session.send('Emulation.setTimezoneOverride', { timezoneId: '' })
    await session.detach()
    await studio.editor.openList('FAQs')
  })

  test('a deleted document is restored as a draft', async () => {
    const { page } = studio.editor
    const fields = { _type: 'faqItem', question: 'Deleted by mistake?', answer: 'Yes.' }
    await studio.site.client.create({ _id: 'mistake', ...fields })
    await studio.site.client.delete('mistake')
    await page.getByTestId('pane-item-Deleted').click()
    await page.getByRole('button', { name: 'Restore Deleted by mistake?' }).click()
    await page.getByText('Restored as a draft').first().waitFor()
    await expect
      .poll(() => studio.editor.field('question').inputValue(), SLOW_STEP)
      .toBe('Deleted by mistake?')
    expect(await studio.site.client.getDocument('drafts.mistake')).toMatchObject(fields)
  })

  test('a document is restored although its picture and its author are deleted', async () => {
    const { client } = studio.site
    const { page } = studio.editor
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>')
    const { _id: asset } = await client.assets.upload('image', drawing, { filename: 'lost.svg' })
    await client.create({ _id: 'leaver', _type: 'teamMember', name: 'Efua Leaver' })
    const reference = (_ref: string) => ({ _type: 'reference', _ref })
    await client.create({
      _id: 'orphan',
      _type: 'article',
      title: 'Written by a leaver',
      author: reference('leaver'),
      picture: { _type: 'picture', alt: 'A drawing', asset: reference(asset) },
    })
    for (const id of ['orphan', 'leaver', asset]) await client.delete(id)
    await studio.editor.openList('FAQs')
    await studio.editor.openList('Deleted')
    await page.getByRole('button', { name: 'Restore Written by a leaver' }).click()
    await page
      .getByText('Restored, but some pictures or documents it uses are deleted')
      .first()
      .waitFor()
    const restored = await client.getDocument('drafts.orphan')
    expect(restored?.author).toEqual({
      ...reference('leaver'),
      _weak: true,
      _strengthenOnPublish: { type: 'teamMember' },
    })
    expect(restored?.picture).toEqual({ _type: 'picture', alt: 'A drawing' })
  })

  test('a deleted picture is not listed, because a draft would not restore its file', async () => {
    const { client } = studio.site
    const { page } = studio.editor
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
    const picture = await client.assets.upload('image', drawing, { filename: 'gone.svg' })
    const question = await client.create({ _type: 'faqItem', question: 'Still listed?' })
    for (const { _id } of [picture, question]) await client.delete(_id)
    await studio.editor.openList('FAQs')
    await studio.editor.openList('Deleted')
    await page.getByRole('button', { name: 'Restore Still listed?' }).waitFor()
    const titles = await page.locator('.desk-deleted .desk-text').allInnerTexts()
    expect(titles.filter((title) => !/(?:FAQ|Page|Team member), deleted/.test(title))).toEqual([])
  })

  test('a question is unpublished without being deleted, unless a page refers to it', async () => {
    const { page } = studio.editor
    await studio.editor.show('page', 'page-about-us')
    await studio.editor.field('title').waitFor()
    await studio.editor.chooseUntil(
      'Unpublish',
      'Cannot unpublish: other documents refer to this one',
    )
    await studio.site.client.create({
      _id: 'unwanted',
      _type: 'faqItem',
      question: 'Wanted?',
      answer: 'No.',
    })
    await studio.editor.show('faqItem', 'unwanted')
    await studio.editor.field('question').waitFor()
    await studio.editor.chooseUntil('Unpublish', 'Unpublish now')
    await page.getByRole('button', { name: 'Unpublish now' }).click()
    await page.getByText(/^Removed at /).waitFor(SLOW_STEP)
    expect(await studio.site.client.getDocument('unwanted')).toBeUndefined()
    expect(await studio.site.client.getDocument('drafts.unwanted')).toMatchObject({
      question: 'Wanted?',
    })
  })

  test('the Studio logged nothing in the tests above', () => {
    expect(studio.editor.problems()).toEqual([])
  })

  // The form of the earlier version requests the picture that is deleted.
  test('a document is reverted to a version whose picture and author are deleted', async () => {
    const { client } = studio.site
    const { page } = studio.editor
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>')
    const { _id: asset } = await client.assets.upload('image', drawing, { filename: 'before.svg' })
    await client.create({ _id: 'former-author', _type: 'teamMember', name: 'Efua Former' })
    const reference = (_ref: string) => ({ _type: 'reference', _ref })
    const earlier = await client.create({
      _id: 'reverted',
      _type: 'article',
      title: 'The earlier title',
      author: reference('former-author'),
      picture: { _type: 'picture', alt: 'A drawing', asset: reference(asset) },
    })
    const later = { title: 'The later title' }
    await client.patch('reverted').set(later).unset(['author', 'picture']).commit()
    for (const id of ['former-author', asset]) await client.delete(id)
    await studio.editor.show('article', `reverted,rev=${earlier._rev}`)
    await page.getByRole('button', { name: 'Revert to revision' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect
      .poll(() => client.getDocument('drafts.reverted'), SLOW_STEP)
      .toMatchObject({
        title: 'The earlier title',
        author: { _ref: 'former-author', _strengthenOnPublish: { type: 'teamMember' } },
        picture: { _type: 'picture', alt: 'A drawing' },
      })
    await page.getByRole('button', { name: 'Revert to revision' }).waitFor({ state: 'detached' })
    expect(await studio.editor.field('title').inputValue()).toBe('The earlier title')
  })
})
