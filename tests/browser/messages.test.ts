import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { forms } from '../../submissions/definitions/forms.ts'
import { contrastRatio } from '../contrast.ts'
import { completeValues, newsletterPost } from '../submissions/fixtures.ts'
import { isFocused, SLOW_STEP } from './harness.ts'
import { hexOf } from './hexOf.ts'
import {
  announcements,
  askForStatus,
  asksBeforeLeaving,
  MESSAGES_TIMEOUT_MS,
  withMessagesSite,
} from './messagesTool.ts'

const { openMessages, send, sendContact } = withMessagesSite()

describe('the Messages tool', () => {
  test('shows a whole message and records what staff do with it', async () => {
    const osei = 'Osei'
    await sendContact(osei, 'We pay 214 people.\nCan you help?')
    const { editor, page, row, messageFrom } = await openMessages()
    await page.getByText('These forms are not connected to a service').waitFor()
    await row(osei).click()
    const message = messageFrom(`Kofi ${osei}`)
    await message.getByText('Can you help?').waitFor()
    await message.getByText('024 555 0182').waitFor()
    await message.getByText('Answer it from here').waitFor()
    const reply = message.getByRole('link', { name: 'Reply by e-mail' })
    expect(await reply.getAttribute('href')).toBe(
      `mailto:${osei.toLowerCase()}@makola.example?subject=Your%20contact%20message`,
    )
    expect(await contrastOf(reply)).toBeGreaterThanOrEqual(4.5)
    await message.getByLabel('Internal notes').fill('Called back at noon.')
    await message.getByRole('button', { name: 'Add note' }).click()
    await message.getByText('Ama Serwaa, ').waitFor()
    const assigned = message.getByLabel('Assigned to')
    await assigned.selectOption({ label: 'Ama Serwaa (you)' })
    await row(osei).getByText('Assigned to Ama Serwaa').waitFor()
    await message.getByRole('button', { name: 'Mark as handled' }).click()
    await message.getByText('It will be erased on').waitFor()
    await row(osei).waitFor({ state: 'detached' })
    expect(editor.problems()).toEqual([])
  })

  test('shows a message that arrives while the list is open, and counts it in the menu', async () => {
    const mensah = 'Mensah'
    const { page, row } = await openMessages()
    await sendContact(mensah, 'Just now')
    await row(mensah).waitFor({ timeout: MESSAGES_TIMEOUT_MS })
    await page.getByRole('link', { name: /^Messages \(\d+\)$/ }).waitFor()
  })

  test('filters, searches, and states when there is no result', async () => {
    const quansah = 'Quansah'
    await sendContact(quansah, 'About school fees')
    const reader = 'reader@makola.example'
    await send('/', newsletterPost(reader))
    const { page, row } = await openMessages()
    await page.getByLabel('Form').selectOption({ label: 'Newsletter sign-up' })
    await row(quansah).waitFor({ state: 'detached' })
    await row(reader).waitFor()
    await page.getByLabel('Form').selectOption({ label: 'All forms' })
    await page.getByLabel('Search messages').fill('SCHOOL fees')
    await row(quansah).waitFor()
    await row(reader).waitFor({ state: 'detached' })
    await page.getByLabel('Search messages').fill('no such words anywhere')
    await page.getByText('No results among the messages that are not handled.').waitFor()
  })

  test('searches all messages on request when none of those not handled matches', async () => {
    const yeboah = 'Yeboah'
    await sendContact(yeboah)
    const { page, row } = await openMessages()
    await handleAsColleague(page, yeboah)
    await page.getByLabel('Form').selectOption({ label: 'Contact message' })
    await page.getByLabel('Search messages').fill(yeboah)
    await page.getByText('No results among the messages that are not handled.').waitFor()
    await page.getByRole('button', { name: 'Search all messages' }).click()
    await expect.poll(() => isFocused(row(yeboah))).toBe(true)
    expect(await page.getByLabel('Search messages').inputValue()).toBe(yeboah)
    expect(await page.getByLabel('Show').inputValue()).toBe('all')
    await page.getByLabel('Search messages').fill('no such words anywhere')
    await page.getByText('No messages match these filters.').waitFor()
    expect(await page.getByRole('button', { name: 'Search all messages' }).count()).toBe(0)
  })

  test('announces the result of a search, and a note that was added', async () => {
    const kuffour = 'Kuffour'
    await sendContact(kuffour)
    const { page, row, messageFrom } = await openMessages()
    const search = page.getByLabel('Search messages')
    const announced = await announcements(page, '.messages-rows > [role="status"]')
    const last = async () => (await announced()).at(-1)
    await search.fill(kuffour)
    await expect.poll(last).toBe('1 message')
    await search.fill('no such words anywhere')
    await expect.poll(last).toBe('No results among the messages that are not handled.')
    await search.fill(kuffour)
    await row(kuffour).click()
    const message = messageFrom(`Kofi ${kuffour}`)
    await message.getByText('It stays here').waitFor()
    const notes = await announcements(page, 'article [role="status"]:empty')
    for (const note of ['First', 'Second']) {
      await message.getByLabel('Internal notes').fill(note)
      await message.getByRole('button', { name: 'Add note' }).click()
      await message.locator('.messages-note').getByText(note).waitFor()
    }
    await expect.poll(notes).toEqual(['Note added.', 'Note added.'])
  })

  test('shows only what is assigned to the person chosen', async () => {
    const tetteh = 'Tetteh'
    const ofori = 'Ofori'
    await sendContact(tetteh, 'For a colleague')
    await sendContact(ofori, 'For no one yet')
    const { page, row, messageFrom } = await openMessages()
    await row(tetteh).click()
    const message = messageFrom(`Kofi ${tetteh}`)
    await message.getByLabel('Assigned to').selectOption({ label: 'Ama Serwaa (you)' })
    await row(tetteh).getByText('Assigned to Ama Serwaa').waitFor()
    const filter = page.getByRole('combobox', { name: 'Assigned to' }).first()
    await filter.selectOption({ label: 'Assigned to Ama Serwaa (you)' })
    await row(ofori).waitFor({ state: 'detached' })
    await row(tetteh).waitFor()
    await filter.selectOption({ label: 'Unassigned' })
    await row(tetteh).waitFor({ state: 'detached' })
    await row(ofori).waitFor()
    await filter.selectOption({ label: 'Anyone or unassigned' })
    await row(tetteh).waitFor()
  })

  test('filters by a person whose access was revoked while a message is assigned to them', async () => {
    const quaye = 'Quaye'
    await sendContact(quaye)
    const { page, row } = await openMessages()
    const isList = ({ pathname }: URL) => pathname.endsWith('/api/messages')
    await page.route(isList, async (route) => {
      const { messages } = await (await route.fetch()).json()
      const assigned = { assignedTo: 'left', assignedName: 'Aba Left' }
      await route.fulfill({ json: { messages: [{ ...messages[0], ...assigned }] } })
    })
    const filter = page.getByRole('combobox', { name: 'Assigned to' })
    await page.getByLabel('Show').selectOption({ label: 'All' })
    await row(quaye).getByText('Assigned to Aba Left').waitFor()
    await expect
      .poll(() => filter.locator('option').allTextContents())
      .toContain('Assigned to Aba Left')
    await filter.selectOption({ label: 'Assigned to Aba Left' })
    await page.unroute(isList)
    await page.getByText('No messages match these filters.').waitFor()
    expect(await filter.locator('option:checked').textContent()).toBe('Assigned to Aba Left')
    await page.reload()
    await expect
      .poll(() => filter.locator('option:checked').textContent(), SLOW_STEP)
      .toBe('Assigned to a person without access')
  })

  test('exports the filtered list', async () => {
    const sender = 'Export'
    await sendContact(sender, '=1+1')
    const { page, row } = await openMessages()
    await page.getByLabel('Search messages').fill(sender.toLowerCase())
    await row(sender).waitFor()
    const download = page.waitForEvent('download')
    const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>()
    let exports = 0
    await page.route('**/export.csv?*', async (route) => {
      exports += 1
      await mayArrive
      await route.continue()
    })
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const busy = page.getByRole('button', { name: 'Exporting…' })
    await busy.click({ force: true })
    expect(await busy.getAttribute('aria-disabled')).toBe('true')
    letArrive()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
    expect(csv).toContain(`"'=1+1"`)
    await page.getByRole('button', { name: 'Export as CSV' }).waitFor()
    expect(exports).toBe(1)
    await page.unroute('**/export.csv?*')
  })

  test('returns the focus to the button that opened a dialog', async () => {
    const { page } = await openMessages()
    for (const [name, title] of [
      ['Erase a person’s data', 'Erase a person’s data'],
      ['Access', 'Access to messages'],
    ] as const) {
      const opener = page.getByRole('button', { name, exact: true })
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => isFocused(opener)).toBe(true)
    }
  })

  test('moves the focus to the next row when a row leaves the list', async () => {
    for (const name of ['Amoah', 'Boamah', 'Coleman']) {
      await sendContact(`Leaving${name}`)
    }
    const { page, rows, row } = await openMessages()
    await page.getByLabel('Search messages').fill('leaving')
    await expect.poll(() => rows.count()).toBe(3)
    await row('Boamah').click()
    await page.getByRole('button', { name: 'Mark as handled' }).click()
    await row('Boamah').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect.poll(() => isFocused(row('Amoah'))).toBe(true)

    await handleAsColleague(page, 'LeavingAmoah')
    await expect.poll(() => isFocused(row('Coleman')), SLOW_STEP).toBe(true)
    await handleAsColleague(page, 'LeavingColeman')
    const notice = page.locator('.messages-empty-notice:focus')
    await notice.getByText('No results among the messages that are not handled.').waitFor()
  })

  test('clears the error of a request for access, and moves the focus when one succeeds or is granted', async () => {
    const { page } = await openMessages()
    let access = 'none'
    let mayFail = true
    const status = '**/studio/api/messages/status'
    await page.route(status, (route) => route.fulfill({ json: { access } }))
    await page.route('**/request-access', async (route) => {
      if (mayFail) return route.fulfill({ status: 502, body: '' })
      access = 'requested'
      await route.fulfill({ json: { requested: true } })
    })
    await askForStatus(page)
    const request = page.getByRole('button', { name: 'Request access' })
    expect(await contrastOf(request)).toBeGreaterThanOrEqual(4.5)
    await request.focus()
    await page.keyboard.press('Enter')
    const failure = page.getByText('The website could not do this (error 502)')
    await failure.waitFor()
    mayFail = false
    await page.keyboard.press('Enter')
    await page.getByText('Access requested.').waitFor()
    expect(await failure.count()).toBe(0)
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'no name')
    await expect.poll(focused).toBe('Messages')
    await page.unroute(status)
    await page.unroute('**/request-access')
    await askForStatus(page)
    await page.getByLabel('Search messages').waitFor()
    expect(await focused()).toBe('Messages')
  })

  test('says that an action failed after its message was closed', async () => {
    const boadu = 'Boadu'
    await sendContact(boadu, 'On a train')
    const { page, row } = await openMessages()
    await row(boadu).click()
    const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>()
    await page.route('**/handle', async (route) => {
      await mayFail
      await route.fulfill({ status: 502, body: '' })
    })
    await page.getByRole('button', { name: 'Mark as handled' }).click()
    await page.getByRole('button', { name: 'Back to the list' }).click()
    fail()
    await page.getByText(`Your change was not saved: message from Kofi ${boadu}`).waitFor()
    await row(boadu).waitFor()
    await page.unroute('**/handle')
  })

  test('says in view that a note was not added at the end of a message on a phone', async () => {
    const opoku = 'Opoku'
    await sendContact(opoku, 'A question.\n'.repeat(40))
    const { page, row, messageFrom } = await openMessages()
    await page.setViewportSize({ width: 390, height: 844 })
    await row(opoku).click()
    const message = messageFrom(`Kofi ${opoku}`)
    const note = message.getByLabel('Internal notes')
    await page.route('**/note', (route) => route.fulfill({ status: 502, body: '' }))
    await note.fill('Called back.')
    await message.getByRole('button', { name: 'Add note' }).click()
    const notice = page.locator('.messages-details').getByRole('alert')
    await notice.waitFor()
    const top = await notice.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(0)
    await page.unroute('**/note')
    await note.fill('')
  })

  test('erases one message of a person after a confirmation, and retains the others', async () => {
    const quaye = 'Quaye'
    await sendContact(quaye, 'The first one')
    await sendContact(quaye, 'The second one')
    const { editor, page, row, messageFrom } = await openMessages()
    const reported = editor.problems().length
    await row('The first one').click()
    const message = messageFrom(`Kofi ${quaye}`)
    await message.getByLabel('Internal notes').fill('Not added')
    const opener = message.getByRole('button', { name: 'Erase this message' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Erase this message' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await isFocused(opener)).toBe(true)
    await opener.click()
    // The browser goes back, which closes the message, only after the list was read again.
    await page.evaluate(() => {
      const back = () => {
        Reflect.deleteProperty(history, 'back')
        history.back()
      }
      history.back = () => addEventListener('listed', back, { once: true })
    })
    await dialog.getByRole('button', { name: 'Erase permanently' }).click()
    await row('The first one').waitFor({ state: 'detached' })
    await page.evaluate(() => void dispatchEvent(new Event('listed')))
    await message.waitFor({ state: 'detached' })
    expect(await row('The second one').count()).toBe(1)
    const focused = () => page.evaluate(() => document.activeElement?.className)
    await expect.poll(focused).toContain('messages-row')
    expect(await asksBeforeLeaving(page)).toBe(false)
    expect(editor.problems().slice(reported)).toEqual([])
  })

  test("erases one person's data after confirming the number of messages", async () => {
    const asante = 'Asante'
    await sendContact('Addo', `Answer ${asante.toLowerCase()}@makola.example please`)
    await sendContact(asante, 'First')
    await sendContact(asante, 'Second')
    const { page, row, messageFrom } = await openMessages()
    await row(asante).first().click()
    await messageFrom(`Kofi ${asante}`).waitFor()
    await page.getByRole('button', { name: 'Erase a person’s data' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel('E-mail address of the person')
      .fill(`${asante.toLowerCase()}@makola.example`)
    await dialog.getByRole('button', { name: 'Find messages' }).click()
    const mentioned = 'The address also occurs in 1 message from other people'
    await dialog.getByText(`Found: 2 messages. ${mentioned}`).waitFor()
    await dialog.getByRole('button', { name: 'Erase 2 messages permanently' }).click()
    await dialog
      .getByText(`Erased: 2 messages from ${asante.toLowerCase()}@makola.example. ${mentioned}`)
      .waitFor()
    expect(await isFocused(dialog.getByLabel('E-mail address of the person'))).toBe(true)
    await expect.poll(() => row(asante).count()).toBe(1)
    await page.getByText('This message no longer exists.').waitFor({ state: 'attached' })
    expect(await page.getByRole('article', { includeHidden: true }).count()).toBe(0)
  })

  test('erases the messages of an international address, which stays as it is typed', async () => {
    const zoe = 'zoe@müller.example'
    await send('/contact-us', completeValues(forms.contact, { email: zoe }))
    const { page } = await openMessages()
    await page.getByRole('button', { name: 'Erase a person’s data' }).click()
    const dialog = page.getByRole('dialog')
    const address = dialog.getByLabel('E-mail address of the person')
    await address.fill(zoe)
    expect(await address.inputValue()).toBe(zoe)
    await dialog.getByRole('button', { name: 'Find messages' }).click()
    await dialog.getByRole('button', { name: 'Erase 1 message permanently' }).click()
    await dialog.getByText(`Erased: 1 message from ${zoe}.`).waitFor()
    await page.keyboard.press('Escape')
  })

  test('counts and erases only the messages of the address that is shown, once', async () => {
    const darko = 'Darko'
    await sendContact(darko, 'First')
    await sendContact(darko, 'Second')
    const { page, row } = await openMessages()
    await row(darko).first().waitFor()
    await page.getByRole('button', { name: 'Erase a person’s data' }).click()
    const dialog = page.getByRole('dialog')
    const address = dialog.getByLabel('E-mail address of the person')
    const find = dialog.getByRole('button', { name: 'Find messages' })
    const bodies: { confirmed: boolean }[] = []
    const released = Promise.withResolvers<void>()
    await page.route('**/studio/api/messages/erase', async (route) => {
      bodies.push(route.request().postDataJSON())
      await released.promise
      await route.continue()
    })
    await address.fill(`${darko.toLowerCase()}@makola.example`)
    const counted = page.waitForResponse('**/studio/api/messages/erase')
    await find.click()
    await address.fill('someone.else@makola.example')
    released.resolve()
    await (await counted).finished()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await expect.poll(() => find.getAttribute('aria-disabled')).not.toBe('true')
    expect(await dialog.getByRole('status').textContent()).toBe('')
    expect(await dialog.getByRole('button', { name: /^Erase 2/ }).count()).toBe(0)

    await address.fill(`${darko.toLowerCase()}@makola.example`)
    await dialog.getByRole('button', { name: 'Erase 2 messages permanently' }).dblclick()
    await dialog
      .getByText(`Erased: 2 messages from ${darko.toLowerCase()}@makola.example.`)
      .waitFor()
    expect(bodies.filter(({ confirmed }) => confirmed)).toHaveLength(1)
    await row(darko).first().waitFor({ state: 'detached' })
    await page.unroute('**/studio/api/messages/erase')
  })

  test('shows the result of the last address after another one was erased', async () => {
    const ansah = 'Ansah'
    const other = 'someone.else@makola.example'
    await sendContact(ansah, 'First')
    const { page } = await openMessages()
    await page.getByRole('button', { name: 'Erase a person’s data' }).click()
    const dialog = page.getByRole('dialog')
    const address = dialog.getByLabel('E-mail address of the person')
    const find = dialog.getByRole('button', { name: 'Find messages' })
    await address.fill(`${ansah.toLowerCase()}@makola.example`)
    await address.press('Enter')
    const released = Promise.withResolvers<void>()
    await page.route('**/studio/api/messages/erase', async (route) => {
      await released.promise
      await route.continue()
    })
    const erase = dialog.getByRole('button', { name: 'Erase 1 message permanently' })
    await erase.click()
    await expect.poll(() => erase.getAttribute('aria-disabled')).toBe('true')
    await expect
      .poll(() => erase.evaluate((button) => getComputedStyle(button).opacity))
      .toBe('0.5')
    await address.fill(other)
    released.resolve()
    const result = dialog.getByRole('status')
    await expect
      .poll(() => result.textContent())
      .toBe(`Erased: 1 message from ${ansah.toLowerCase()}@makola.example.`)
    await find.click()
    await expect.poll(() => result.textContent()).toBe('Found: 0 messages.')
    await page.unroute('**/studio/api/messages/erase')
  })

  test('lays out Arabic text from right to left, in the list and in the message', async () => {
    const text = 'كم تكلف الرسوم؟'
    const fields = { firstName: 'ليلى', lastName: 'حداد', phone: '024 555 0182', message: text }
    await send('/contact-us', completeValues(forms.contact, fields))
    const { row, messageFrom } = await openMessages()
    await row('حداد').click()
    const message = messageFrom('ليلى حداد')
    await message.getByLabel('Internal notes').fill(text)
    await message.getByRole('button', { name: 'Add note' }).click()
    await message.getByText('Ama Serwaa, ').waitFor()
    const parts = [
      row('حداد').locator('.messages-sender'),
      row('حداد').locator('.messages-preview'),
      message.getByRole('heading', { name: 'حداد' }),
      message.locator('dd').filter({ hasText: text }),
      message.locator('.messages-note'),
    ]
    const directions = parts.map((part) =>
      part.evaluate((shown) => getComputedStyle(shown).direction),
    )
    expect(await Promise.all(directions)).toEqual(parts.map(() => 'rtl'))
    const phone = message.locator('dd').filter({ hasText: '024 555 0182' })
    expect(await phone.evaluate((shown) => getComputedStyle(shown).direction)).toBe('ltr')
  })

  test('lists the access log for administrators', async () => {
    const { page } = await openMessages()
    await page.getByRole('button', { name: 'Access' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByText(/: Administrator$/)
      .first()
      .waitFor()
    await dialog.getByText('The newest 200 entries.').waitFor()
    const log = dialog.getByRole('region', { name: 'Access log' })
    await log.getByRole('cell', { name: 'Viewed the list' }).first().waitFor()
  })

  test('opens the message of an entry of the access log', async () => {
    const bonsu = 'Bonsu'
    await sendContact(bonsu, 'Read by a colleague')
    const { page, row, messageFrom } = await openMessages()
    await row(bonsu).click()
    const message = messageFrom(`Kofi ${bonsu}`)
    await message.waitFor()
    const { pathname } = new URL(page.url())
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await message.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Access' }).click()
    const log = page.getByRole('dialog').getByRole('region', { name: 'Access log' })
    const entry = log.getByRole('cell', { name: /^Opened a message, \w{8}$/ }).first()
    const link = entry.getByRole('link')
    expect(await link.getAttribute('href')).toBe(pathname)
    await link.click()
    await message.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await message.locator('.messages-heading:focus').waitFor()
  })

  test('works with the keyboard and without overflow on a phone', async () => {
    const phone = 'Phone'
    await sendContact(phone, 'From a small screen')
    const { page, row, messageFrom } = await openMessages()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
    await row(phone).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await messageFrom(`Kofi ${phone}`).waitFor()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Back to the list' }).focus()
    await page.keyboard.press('Enter')
    await row(phone).waitFor()
    expect(await isFocused(row(phone))).toBe(true)
  })
})

/** Marks the only message that a search finds as handled, without the tool, which then asks. */
async function handleAsColleague(page: Page, search: string): Promise<void> {
  const status = await page.evaluate(async (words) => {
    const headers = { 'x-nsaa-studio': '1', 'Content-Type': 'application/json' }
    const list = await fetch(`/studio/api/messages?search=${words}`, { headers })
    const { messages } = await list.json()
    const handle = { method: 'POST', headers, body: '{}' }
    return (await fetch(`/studio/api/messages/${messages[0].id}/handle`, handle)).status
  }, search)
  expect(status).toBe(200)
  await askForStatus(page)
}

/** WCAG's ratio of the colours of a filled button. */
async function contrastOf(button: Locator): Promise<number> {
  const style = await button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return { color, backgroundColor }
  })
  return contrastRatio(hexOf(style.color), hexOf(style.backgroundColor))
}
