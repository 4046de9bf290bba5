import type { Dialog } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isFocused, SLOW_STEP } from './harness.ts'
import {
  askForStatus,
  asksBeforeLeaving,
  MESSAGES_TIMEOUT_MS,
  withMessagesSite,
} from './messagesTool.ts'
import { signInInNewTab } from './studioEditor.ts'

const { openMessages, sendContact } = withMessagesSite()

describe('an open message in the Messages tool', () => {
  test('assigns to the person reached with the arrow keys, and retains the focus', async () => {
    const lamptey = 'Lamptey'
    await sendContact(lamptey, 'For the second person')
    const { page, row, messageFrom } = await openMessages()
    await page.route('**/studio/api/messages/people', async (route) => {
      const { people } = await (await route.fetch()).json()
      await route.fulfill({ json: { people: [{ id: 'first', name: 'Aba First' }, ...people] } })
    })
    await row(lamptey).click()
    const message = messageFrom(`Kofi ${lamptey}`)
    const assigned = message.getByLabel('Assigned to')
    await assigned.getByText('Aba First').waitFor({ state: 'attached' })
    await page.unroute('**/studio/api/messages/people')
    const first = Promise.withResolvers<void>()
    await page.route('**/assign', async (route) => {
      if (route.request().postDataJSON().personId === 'first') await first.promise
      await route.continue()
    })
    await assigned.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    first.resolve()
    await row(lamptey).getByText('Assigned to Ama Serwaa').waitFor()
    expect(await assigned.locator('option:checked').textContent()).toBe('Ama Serwaa (you)')
    expect(await isFocused(assigned)).toBe(true)
    await page.unroute('**/assign')
  })

  test('shows why the last assignment failed after the message is read again', async () => {
    const sackey = 'Sackey'
    await sendContact(sackey, 'For a person who has left')
    const { page, row, messageFrom } = await openMessages()
    await page.route('**/studio/api/messages/people', async (route) => {
      const { people } = await (await route.fetch()).json()
      await route.fulfill({ json: { people: [...people, { id: 'left', name: 'Aba Left' }] } })
    })
    await row(sackey).click()
    const message = messageFrom(`Kofi ${sackey}`)
    const assigned = message.getByLabel('Assigned to')
    await assigned.getByText('Aba Left').waitFor({ state: 'attached' })
    await page.unroute('**/studio/api/messages/people')
    const chosen = Promise.withResolvers<void>()
    await page.route('**/assign', async (route) => {
      await chosen.promise
      await route.continue()
    })
    const failed = Promise.withResolvers<void>()
    await page.route('**/studio/api/messages/status', async (route) => {
      await failed.promise
      await route.continue()
    })
    await assigned.selectOption({ label: 'Ama Serwaa (you)' })
    await assigned.selectOption({ label: 'Aba Left' })
    chosen.resolve()
    const error = page.locator('.messages-details').getByRole('alert')
    await error.waitFor()
    const readAgain = page.waitForResponse(/\/messages\/(?!status|people|access)[^/?]+$/)
    failed.resolve()
    await (await readAgain).finished()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await error.count()).toBe(1)
    await page.unroute('**/assign')
    await page.unroute('**/studio/api/messages/status')
  })

  test('shows no error of an action any more when the message has changed since', async () => {
    const tawiah = 'Tawiah'
    await sendContact(tawiah, 'For two colleagues')
    const { page, row, messageFrom } = await openMessages()
    await row(tawiah).click()
    const message = messageFrom(`Kofi ${tawiah}`)
    await page.route('**/handle', async (route) => {
      await route.fetch()
      await route.fulfill({ status: 409, json: { message: 'A colleague was faster.' } })
    })
    await message.getByRole('button', { name: 'Mark as handled' }).click()
    await message.getByText('It will be erased on').waitFor()
    expect(await page.locator('.messages-details').getByRole('alert').count()).toBe(0)
    await page.unroute('**/handle')
  })

  test('retains the focus on a button while it does its work', async () => {
    const nartey = 'Nartey'
    await sendContact(nartey, 'To be handled')
    const { page, row, messageFrom } = await openMessages()
    await row(nartey).click()
    const message = messageFrom(`Kofi ${nartey}`)
    await message.getByRole('button', { name: 'Mark as handled' }).focus()
    await page.keyboard.press('Enter')
    const reopen = message.getByRole('button', { name: 'Mark as not handled' })
    await reopen.waitFor()
    expect(await isFocused(reopen)).toBe(true)
  })

  test('retains what was typed when the session ends, and saves it after a new sign-in', async () => {
    const adjei = 'Adjei'
    await sendContact(adjei, 'A long question')
    const { page, row, messageFrom } = await openMessages()
    await page.getByLabel('Search messages').fill(adjei)
    await row(adjei).click()
    const message = messageFrom(`Kofi ${adjei}`)
    const notes = message.getByLabel('Internal notes')
    await notes.fill('Half a note')
    await page.context().clearCookies()
    const ended = page.getByText('Your session has ended, so new messages')
    await askForStatus(page)
    await ended.waitFor({ timeout: MESSAGES_TIMEOUT_MS })
    expect(await notes.inputValue()).toBe('Half a note')
    expect(await page.getByLabel('Search messages').inputValue()).toBe(adjei)
    await signInInNewTab(page, 'Ama Serwaa')
    await askForStatus(page)
    await ended.waitFor({ state: 'detached', timeout: MESSAGES_TIMEOUT_MS })
    expect(await notes.inputValue()).toBe('Half a note')
    await message.getByRole('button', { name: 'Add note' }).click()
    await message.getByText('Ama Serwaa, ').waitFor()
    expect(await notes.inputValue()).toBe('')
  })

  test('retains a note that was not added while another message is open', async () => {
    await sendContact('Agyeman', 'A question')
    await sendContact('Boateng', 'Another question')
    const { page, row, messageFrom } = await openMessages()
    const partsOf = (name: string) => {
      const message = messageFrom(`Kofi ${name}`)
      return { row: row(name), message, notes: message.getByLabel('Internal notes') }
    }
    const first = partsOf('Agyeman')
    const second = partsOf('Boateng')
    await first.row.click()
    await first.notes.fill('Half a note')
    await second.row.click()
    expect(await second.notes.inputValue()).toBe('')
    await first.row.click()
    expect(await first.notes.inputValue()).toBe('Half a note')
    const asked = page.waitForEvent('dialog')
    // Playwright's own `reload` waits for a navigation that is dismissed.
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    expect(await first.notes.inputValue()).toBe('Half a note')
    await first.message.getByRole('button', { name: 'Add note' }).click()
    await first.message.getByText('Ama Serwaa, ').waitFor()
    await second.row.click()
    await second.notes.waitFor()
    await first.row.click()
    expect(await first.notes.inputValue()).toBe('')
  })

  test('discards the note of a message that a colleague erases, and says that it is gone', async () => {
    const wiredu = 'Wiredu'
    await sendContact(wiredu, 'To be erased')
    const { page, row, messageFrom } = await openMessages()
    await row(wiredu).click()
    const message = messageFrom(`Kofi ${wiredu}`)
    await message.getByLabel('Internal notes').fill('Half a note')
    const isRead = ({ pathname }: URL) => pathname.endsWith(new URL(page.url()).pathname.slice(-36))
    await page.route(isRead, (route) =>
      route.fulfill({ status: 404, json: { message: 'This message no longer exists.' } }),
    )
    await sendContact('Changed', 'Changes the inbox')
    await askForStatus(page)
    const details = page.locator('.messages-details')
    await details.getByText('This message no longer exists.').waitFor(SLOW_STEP)
    expect(await details.getByRole('button').allTextContents()).toEqual(['Back to the list'])
    await expect.poll(() => isFocused(details.getByRole('button'))).toBe(true)
    expect(await asksBeforeLeaving(page)).toBe(false)
    await page.unroute(isRead)
  })

  test('asks nothing about a note that was not added when the message is replied to', async () => {
    const sarpong = 'Sarpong'
    await sendContact(sarpong, 'A question')
    const { page, row, messageFrom } = await openMessages()
    await row(sarpong).click()
    const message = messageFrom(`Kofi ${sarpong}`)
    const notes = message.getByLabel('Internal notes')
    await notes.fill('Half a note')
    const questions: string[] = []
    const decline = (dialog: Dialog) => {
      questions.push(dialog.type())
      return dialog.dismiss()
    }
    page.on('dialog', decline)
    const tabs = page.context().pages().length
    await message.getByRole('link', { name: 'Reply by e-mail' }).click()
    expect(await notes.inputValue()).toBe('Half a note')
    page.off('dialog', decline)
    expect(questions).toEqual([])
    await expect.poll(() => page.context().pages().length).toBe(tabs)
    await notes.fill('')
  })

  test('breaks a sender without blanks at the edge of the open message', async () => {
    const endless = 'Nsaawoven'.repeat(11)
    await sendContact(endless, 'A long name')
    const { page, row } = await openMessages()
    await row(endless).click()
    const heading = page.locator('.messages-heading')
    await heading.getByText(endless).waitFor()
    const overflowPx = await heading.evaluate((block) => {
      const text = document.createRange()
      text.selectNodeContents(block)
      return text.getBoundingClientRect().right - block.getBoundingClientRect().right
    })
    expect(overflowPx).toBeLessThanOrEqual(1)
  })
})
