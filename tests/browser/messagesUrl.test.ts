import { describe, expect, test } from 'vitest'
import { isFocused, PHONE } from './harness.ts'
import { MESSAGES_TIMEOUT_MS, withMessagesSite } from './messagesTool.ts'
import { pushPath, signIn } from './studioEditor.ts'

const { open, openMessages, sendContact } = withMessagesSite()

describe('the URL of Messages', () => {
  test('names the open message on a phone, and Back closes it and returns to its row', async () => {
    await sendContact('Appiah')
    const { page, row, messageFrom } = await openMessages()
    await page.setViewportSize(PHONE)
    const list = page.url()
    await row('Appiah').click()
    const message = messageFrom('Kofi Appiah')
    await message.waitFor()
    expect(page.url()).toMatch(/\/studio\/messages\/[\w-]+$/)
    await page.goBack()
    await message.waitFor({ state: 'detached' })
    expect(page.url()).toBe(list)
    await expect.poll(() => isFocused(row('Appiah'))).toBe(true)
    await page.goForward()
    await message.waitFor()
  })

  test('has one entry in the history for the open message, however often it is opened and closed', async () => {
    await sendContact('Bediako')
    await sendContact('Cobbina')
    const { page, row, messageFrom } = await openMessages()
    const article = (name: string) => messageFrom(`Kofi ${name}`)
    const length = () => page.evaluate(() => history.length)
    const before = await length()
    for (const name of ['Bediako', 'Cobbina']) {
      await row(name).click()
      await article(name).waitFor()
    }
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await article('Cobbina').waitFor({ state: 'detached' })
    await row('Bediako').click()
    await article('Bediako').waitFor()
    expect(await length()).toBe(before + 1)
    await page.goBack()
    await article('Bediako').waitFor({ state: 'detached' })
    await row('Bediako').waitFor()
  })

  test('retains filter and open message when the Studio is loaded again', async () => {
    await sendContact('Donkor', 'About school fees')
    await sendContact('Effah')
    const { page, row, messageFrom } = await openMessages()
    await page.getByLabel('Search messages').fill('school fees')
    await page.getByLabel('Show').selectOption({ label: 'All' })
    await page.getByLabel('From', { exact: true }).fill('2026-01-31')
    await row('Effah').waitFor({ state: 'detached' })
    await row('Donkor').click()
    await messageFrom('Kofi Donkor').waitFor()
    await page.reload()
    await page.getByLabel('Search messages').waitFor({ timeout: MESSAGES_TIMEOUT_MS })
    expect(await page.getByLabel('Search messages').inputValue()).toBe('school fees')
    expect(await page.getByLabel('Show').locator('option:checked').textContent()).toBe('All')
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('2026-01-31')
    await messageFrom('Kofi Donkor').waitFor()
    await row('Donkor').waitFor()
    expect(await row('Effah').count()).toBe(0)
  })

  test('follows the filter without an entry in the history, also while a message is open', async () => {
    await sendContact('Gyasi')
    const { page, row, messageFrom } = await openMessages()
    const list = page.url()
    const length = await page.evaluate(() => history.length)
    await page.getByLabel('Form').selectOption({ label: 'Contact message' })
    await expect.poll(() => page.url()).toBe(`${list}?messages[form]=contact`)
    expect(await page.evaluate(() => history.length)).toBe(length)
    await row('Gyasi').click()
    const message = messageFrom('Kofi Gyasi')
    await message.waitFor()
    await page.getByLabel('Form').selectOption({ label: 'Newsletter sign-up' })
    await expect.poll(() => page.url()).toContain('?messages[form]=newsletter')
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await message.waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${list}?messages[form]=newsletter`)
  })

  test('opens the message for a colleague who has to sign in first', async () => {
    await sendContact('Ibrahim')
    const { page, row, messageFrom } = await openMessages()
    await row('Ibrahim').click()
    await messageFrom('Kofi Ibrahim').waitFor()
    const { pathname } = new URL(page.url())
    expect(pathname).toMatch(/^\/studio\/messages\/[\w-]+$/)
    const colleague = await open(pathname)
    try {
      await signIn(colleague.page, 'Kojo Antwi')
      await colleague.page
        .getByRole('article', { name: 'Message from Kofi Ibrahim' })
        .waitFor({ timeout: MESSAGES_TIMEOUT_MS })
    } finally {
      await colleague.close()
    }
    await pushPath(page, '/studio/messages/no-such-message')
    await page.getByText('This message no longer exists.').waitFor()
  })
})
