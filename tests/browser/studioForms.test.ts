import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { plainText } from '../../app/content/plainText.ts'
import {
  copiedText,
  FROM_GOOGLE_DOCS,
  FROM_WEB_PAGE,
  FROM_WORD,
  LIST_WITH_LINK,
  pasteAddress,
  pasteHtml,
} from './clipboard.ts'
import { SLOW_STEP } from './harness.ts'
import { chooseFrom, untilDone, withStudio } from './studioEditor.ts'

describe('forms of the Studio', () => {
  const studio = withStudio()

  const closeDialog = () => studio.editor.page.keyboard.press('Escape')
  const question = () =>
    studio.site.client.fetch<Record<string, unknown>>('*[question match "Can I pay by*"][0]')

  test('a question without a link is published', async () => {
    const { page } = studio.editor
    await studio.editor.openList('FAQs')
    await page.getByTestId('action-intent-button').click()
    await studio.editor.fill({ question: 'Can I pay by phone?' })
    await (await studio.editor.textOf('answerText')).pressSequentially('Yes, with any phone.')
    await studio.editor.publish()
    await studio.editor.live()
    expect(await question()).not.toHaveProperty('link')
  })

  test('a half-filled link is marked while it is collapsed, and can be removed', async () => {
    const { page } = studio.editor
    const link = page.getByTestId('field-link').last()
    const toggle = page.getByRole('button', { name: 'Link after the answer' })
    const mark = page.getByTestId('field-link').getByTestId('input-validation-icon-error')
    await toggle.click()
    await studio.editor.fill({ 'link.label': 'How it works' })
    await mark.first().waitFor()
    await toggle.click()
    await page.getByTestId('field-link.label').waitFor({ state: 'detached' })
    await mark.first().waitFor()
    expect(await page.getByTestId('action-publish').isEnabled()).toBe(false)
    await toggle.click()
    await link.getByRole('button', { name: 'Remove this link' }).click()
    await mark.first().waitFor({ state: 'detached' })
    await studio.editor.fill({ question: 'Can I pay by any phone?' })
    await studio.editor.publish()
    await studio.editor.live()
    expect(await question()).not.toHaveProperty('link')
  })

  test('an answer has one field with formatting, and others read its plain text', async () => {
    const { page } = studio.editor
    const text = await studio.editor.textOf('answerText')
    await text.press('Control+End')
    await text.press('Enter')
    await text.evaluate(pasteHtml, LIST_WITH_LINK)
    await text.getByText('the rules').waitFor()
    expect(await page.getByTestId('field-answer').count()).toBe(0)
    await studio.editor.publish()
    await studio.editor.live()
    expect(await question()).toMatchObject({
      answer: 'Yes, with any phone.\n\nTwo ways:\n\nCall us\n\nRead the rules',
    })
    const html = await fetch(`${studio.site.origin}/help-center`).then((page) => page.text())
    expect(html).toContain('<ul><li><strong>Call</strong> us</li><li>Read <a')
    expect(html).toContain('href="https://bank.example/rules"')
  })

  test('a text with formatting is named after its field, also when it is expanded', async () => {
    const { page } = studio.editor
    const answer = page.getByRole('textbox', { name: 'Answer', exact: true })
    expect(await answer.count()).toBe(1)
    const collapse = page.getByTestId('fullscreen-button-collapse')
    await page.getByTestId('fullscreen-button-expand').click()
    await collapse.waitFor()
    expect(await answer.count()).toBe(1)
    await collapse.click()
    await collapse.waitFor({ state: 'detached' })
  })

  test('an answer that another program has changed is shown, and editing continues with it', async () => {
    const { page } = studio.editor
    const { _id } = await question()
    await studio.site.client.patch(String(_id), { set: { answer: 'Written\nelsewhere.' } }).commit()
    await page
      .getByText('Another program has changed this text. The website shows: “Written elsewhere.”')
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Edit the text on the website' }).click()
    await (await studio.editor.textOf('answerText')).getByText('elsewhere.').waitFor()
    await studio.editor.publish()
    await studio.editor.live()
    const { answer, answerText } = await question()
    expect(answer).toBe('Written\n\nelsewhere.')
    expect(plainText(answerText)).toBe(answer)
  })

  test('an answer that another program has changed is replaced by the formatted text', async () => {
    const { page } = studio.editor
    const { _id, answerText } = await question()
    await studio.site.client.patch(String(_id), { set: { answer: 'Not this.' } }).commit()
    await page
      .getByText('Another program has changed this text. The website shows: “Not this.”')
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Replace it with the text below' }).click()
    await studio.editor.publish()
    await studio.editor.live()
    expect(await question()).toMatchObject({ answerText, answer: plainText(answerText) })
  })

  test('the plain text follows a command that changes the formatted text', async () => {
    const { page } = studio.editor
    const { _id, _rev, ...fields } = await question()
    const draft = `drafts.${_id}`
    await studio.site.client.create({ ...fields, _id: draft, _type: 'faqItem' })
    await page.locator('[data-testid="action-publish"]:enabled').waitFor()
    // Reverting a change writes one field, without the input of that field.
    const span = 'answerText[0].children[0].text'
    await studio.site.client.patch(draft, { set: { [span]: 'Reverted' } }).commit()
    const answer = async () => (await studio.site.client.getDocument(draft))?.answer
    await expect.poll(answer, SLOW_STEP).toMatch(/^Reverted/)
    await studio.site.client.delete(draft)
  })

  test('history opens and restores the revision before the first publish', async () => {
    const { page } = studio.editor
    const { _id, name } = await studio.site.client.fetch<{ _id: string; name: string }>(
      '*[_type == "teamMember"] | order(order)[0]{ _id, name }',
    )
    await studio.editor.show('teamMember', _id)
    await studio.editor.fill({ name: 'Somebody Else' })
    await studio.editor.publish()
    await studio.editor.live()
    await chooseFrom(
      page.getByTestId('pane-context-menu-button'),
      page.getByRole('menuitem', { name: 'History' }),
      page.getByTestId('timeline-item-button').last(),
    )
    await page.getByTestId('timeline-item-button').last().click()
    await expect.poll(() => studio.editor.field('name').inputValue(), SLOW_STEP).toBe(name)
    await page.getByTestId('action-reverttorevision').click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await studio.editor.publish()
    await studio.editor.live()
    expect(await studio.site.client.getDocument(_id)).toMatchObject({ name })
  })

  test.each([
    ['Word', FROM_WORD],
    ['Docs', FROM_GOOGLE_DOCS],
    ['Web', FROM_WEB_PAGE],
  ])(
    'text pasted from %s preserves links, headings, emphasis, lists and tables',
    async (name, html) => {
      const { page } = studio.editor
      const id = 'policy-refund-and-chargeback-policy'
      const clause = { _type: 'clause', _key: 'pasted', title: 'Pasted' }
      await studio.site.client
        .transaction()
        .delete(`drafts.${id}`)
        .patch(id, { unset: ['clauses[_key=="pasted"]'] })
        .patch(id, {
          setIfMissing: { clauses: [] },
          insert: { before: 'clauses[0]', items: [clause] },
        })
        .commit()
      await studio.editor.show('policy', id)
      const row = page.getByTestId('field-clauses').getByText('Pasted', { exact: true })
      const dialog = page.getByRole('dialog')
      const text = dialog.locator('[contenteditable="true"]').first()
      const overlay = dialog.getByText('Click to activate')
      const bullet = text.getByText(`Bullet of ${name}`)
      const shortly = { timeout: 25_000 }
      // While the Studio loads, it mounts its forms again, which loses a dialog and what is pasted.
      const isPasted = async () => {
        if ((await dialog.count()) === 0) await row.click(shortly)
        await text.or(overlay).first().waitFor(shortly)
        if (await overlay.count()) await overlay.first().click(shortly)
        await text.click(shortly)
        if ((await bullet.count()) === 0) await text.evaluate(pasteHtml, html)
        await bullet.waitFor(shortly)
        return true
      }
      await expect.poll(() => isPasted().catch(String), SLOW_STEP).toBe(true)
      const blocks = () =>
        studio.site.client.fetch<PastedBlock[]>(
          '*[_id == $id][0].clauses[_key == "pasted"][0].body',
          { id: `drafts.${id}` },
          { perspective: 'raw' },
        )
      await expect.poll(async () => (await blocks())?.length, SLOW_STEP).toBe(5)
      expect(await page.evaluate(() => 'pasted' in window)).toBe(false)
      expect((await blocks()).map(asLine)).toEqual([
        `h3 Refunds from ${name}`,
        expect.stringMatching(
          /^normal Write to \[strong\]support \[em\]today or read \[https:\/\/bank.example\/rules\]the rules\.$/,
        ),
        `bullet Bullet of ${name}`,
        `number Number of ${name}`,
        'bullet Visa: Days 5',
      ])
      await closeDialog()
      await studio.site.client
        .transaction()
        .delete(`drafts.${id}`)
        .patch(id, { unset: ['clauses[_key=="pasted"]'] })
        .commit()
    },
  )

  test.each([
    ['plain text', ''],
    ['HTML', '<a href="https://bank.example/rules">Rules of the bank</a>'],
  ])('an address pasted as %s over a word makes it a link', async (_, html) => {
    const id = 'pasted-address'
    await studio.site.client.createOrReplace({
      _id: `drafts.${id}`,
      _type: 'faqItem',
      question: 'Where are the rules?',
      answerText: [
        {
          _type: 'block',
          _key: 'block',
          style: 'normal',
          markDefs: [],
          children: [{ _type: 'span', _key: 'span', marks: [], text: 'Read the rules' }],
        },
      ],
    })
    await studio.editor.show('faqItem', id)
    const text = await studio.editor.textOf('answerText')
    const selected = async () => {
      const copied = await text.evaluate(copiedText)
      if (copied) return copied
      await text.press('ControlOrMeta+End')
      await text.press('ControlOrMeta+Shift+ArrowLeft')
      return undefined
    }
    await expect.poll(selected, { ...SLOW_STEP, interval: 200 }).toBe('rules')
    await text.evaluate(pasteAddress, { address: 'https://bank.example/rules', html })
    const lines = async () =>
      (await studio.site.client.getDocument(`drafts.${id}`))?.answerText.map(asLine)
    await expect
      .poll(lines, SLOW_STEP)
      .toEqual(['normal Read the [https://bank.example/rules]rules'])
    await studio.site.client.delete(`drafts.${id}`)
  })

  test('a link leads to a chapter of the documentation, whose address is in the settings', async () => {
    const { page } = studio.editor
    await studio.site.client.create({
      _id: 'drafts.documented',
      _type: 'faqItem',
      question: 'Where is the API described?',
      link: { _type: 'link', label: 'API', href: 'https://docs.nsaa.example/payments' },
    })
    await studio.editor.show('faqItem', 'documented')
    const href = async () => (await studio.site.client.getDocument('drafts.documented'))?.link?.href
    await page.getByRole('button', { name: 'Link after the answer' }).click()
    await page
      .getByRole('button', { name: 'Use the documentation address from Site settings' })
      .click()
    await expect.poll(href, SLOW_STEP).toBe('documentation:payments')
    await page.getByLabel('Chapter of the API documentation').fill('billing/parts')
    await page.getByText('https://docs.nsaa.example/billing/parts').waitFor()
    await expect.poll(href, SLOW_STEP).toBe('documentation:billing/parts')
    const chapter = page.getByLabel('Chapter of the API documentation')
    await chapter.pressSequentially(' é')
    await page.getByTestId('field-link.href').getByTestId('input-validation-icon-error').waitFor()
    expect(await chapter.inputValue()).toBe('billing/parts é')
    await page.getByRole('button', { name: 'Use a different address' }).click()
    await expect.poll(href, SLOW_STEP).toBeUndefined()
    await page.getByRole('button', { name: 'Link to the API documentation' }).click()
    await expect.poll(href, SLOW_STEP).toBe('documentation:')
    await studio.site.client.delete('drafts.documented')
  })

  test('a text that is no date prevents publishing until a date is entered, also the stored one', async () => {
    const { page } = studio.editor
    const id = 'policy-cancellation-policy'
    const stored = (await studio.site.client.getDocument(id))?.lastUpdated
    await studio.editor.show('policy', id)
    await studio.editor.fill({ title: 'Cancellation and dates' })
    const publish = page.getByTestId('action-publish')
    const isEnabled = () => publish.isEnabled()
    await expect.poll(isEnabled, SLOW_STEP).toBe(true)
    const date = studio.editor.field('lastUpdated')
    await date.fill('1 December 2026')
    await date.press('Tab')
    await expect.poll(isEnabled, SLOW_STEP).toBe(false)
    await publish.hover({ force: true })
    await page.getByText('A date cannot be read, so it would be left out.').waitFor()
    const schedule = page.getByRole('menuitem', { name: 'Schedule publish' })
    await untilDone(async (attempt) => {
      if (!(await schedule.isVisible())) {
        await page.getByTestId('action-menu-button').click(attempt)
      }
      expect(await schedule.isDisabled(attempt)).toBe(true)
    })
    await page.keyboard.press('Escape')
    await date.fill(stored)
    await date.press('Enter')
    await expect.poll(isEnabled, SLOW_STEP).toBe(true)
    expect(await date.inputValue()).toBe(stored)
    expect(await date.evaluate((element) => element === document.activeElement)).toBe(true)
    await studio.site.client.delete(`drafts.${id}`)
  })

  test.each<[string, (page: Page) => Promise<void>]>([
    ['a click on Publish', (page) => page.getByTestId('action-publish').click()],
    ['the shortcut of Publish', (page) => page.keyboard.press('Control+Alt+KeyP')],
  ])('%s right after a text that is no date publishes nothing', async (action, publish) => {
    const { page } = studio.editor
    const id = 'policy-cancellation-policy'
    const reason = page.getByText('A date cannot be read, so it would be left out.').first()
    await studio.editor.show('policy', id)
    await studio.editor.fill({ title: `Cancellation by ${action}` })
    const isEnabled = () => page.getByTestId('action-publish').isEnabled()
    await expect.poll(isEnabled, SLOW_STEP).toBe(true)
    await studio.editor.settled()
    const sent: string[] = []
    const record = (request: Request) => {
      const body = request.postData() ?? ''
      if (body.includes('document.publish')) sent.push(body)
    }
    page.on('request', record)
    await studio.editor.field('lastUpdated').fill('1 December 2026')
    await publish(page)
    const isHandled = async () => sent.length > 0 || (await reason.isVisible())
    await expect.poll(isHandled, SLOW_STEP).toBe(true)
    page.off('request', record)
    expect(sent).toEqual([])
    await studio.site.client.delete(`drafts.${id}`)
    await page.mouse.move(0, 0)
    await reason.waitFor({ state: 'hidden' })
  })

  test('the shortcut of Publish publishes the date that was typed right before it', async () => {
    const { page, field, show } = studio.editor
    const id = 'policy-cancellation-policy'
    const stored = (await studio.site.client.getDocument(id))?.lastUpdated
    await show('policy', id)
    await studio.editor.fill({ title: 'Cancellation by shortcut' })
    const isEnabled = () => page.getByTestId('action-publish').isEnabled()
    await expect.poll(isEnabled, SLOW_STEP).toBe(true)
    await studio.editor.settled()
    await field('lastUpdated').fill('2026-11-30')
    await page.keyboard.press('Control+Alt+KeyP')
    const published = () => studio.site.client.getDocument(id)
    await expect
      .poll(async () => (await published())?.title, SLOW_STEP)
      .toBe('Cancellation by shortcut')
    expect(await published()).toMatchObject({ lastUpdated: '2026-11-30' })
    await studio.site.client.patch(id).set({ lastUpdated: stored }).commit()
  })

  test('a draft that is not published is compared with what visitors see', async () => {
    const { page } = studio.editor
    const { _id, question } = await studio.site.client.fetch<{ _id: string; question: string }>(
      '*[_type == "faqItem"] | order(order)[0]{ _id, question }',
      {},
      { perspective: 'published' },
    )
    await studio.editor.show('faqItem', _id)
    await studio.editor.field('question').waitFor()
    await studio.editor.fill({ question: 'Compared with before?' })
    const draft = async () => (await studio.site.client.getDocument(`drafts.${_id}`))?.question
    await expect.poll(draft, SLOW_STEP).toBe('Compared with before?')
    const changes = page.locator('#review-panel')
    await chooseFrom(
      page.getByTestId('pane-context-menu-button'),
      page.getByRole('menuitem', { name: 'History' }),
      page.getByRole('tab', { name: 'Review changes' }),
    )
    const isOpen = async () => {
      if (!(await changes.isVisible())) {
        await page.getByRole('tab', { name: 'Review changes' }).click({ timeout: 5_000 })
      }
      await changes.getByText('Question', { exact: true }).first().waitFor({ timeout: 5_000 })
      return true
    }
    await expect.poll(() => isOpen().catch(String), SLOW_STEP).toBe(true)
    await page.getByRole('button', { name: 'Close history' }).waitFor()
    const words = async () => (await changes.textContent()) ?? ''
    const [first = '', ...rest] = question.split(' ')
    expect(rest).not.toEqual([])
    await expect.poll(words, SLOW_STEP).toContain('Compared')
    expect(await words()).toContain(first)
    await studio.site.client.delete(`drafts.${_id}`)
  })

  test('the Studio logged nothing in the tests above', () => {
    const expected = /Clipboard contains both text and HTML|DataTransfer with kind="string"/
    expect(studio.editor.problems().filter((line) => !expected.test(line))).toEqual([])
  })
})

interface PastedBlock {
  style: string
  listItem?: string
  markDefs?: { _key: string; href?: string }[]
  children: { text: string; marks?: string[] }[]
}

/** A block in one line: its style or list, and the marks of each span. */
function asLine({ style, listItem, markDefs = [], children }: PastedBlock): string {
  const spans = children.map(({ text, marks = [] }) => {
    const names = marks.map((mark) => markDefs.find(({ _key }) => _key === mark)?.href ?? mark)
    return names.length > 0 ? `[${names.join()}]${text}` : text
  })
  return `${listItem ?? style} ${spans.join('').replace(/\s+/g, ' ').trim()}`
}
