import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forms } from '../../submissions/definitions/forms.ts'
import { HONEYPOT_FIELD } from '../../submissions/definitions/protocolFields.ts'
import { type FakeBackend, startFakeBackend } from '../submissions/fakeBackend.ts'
import { completeValues } from '../submissions/fixtures.ts'
import { SLOW_STEP } from './harness.ts'
import { announcements, withMessagesSite } from './messagesTool.ts'

let demoBackend: FakeBackend
beforeAll(async () => {
  demoBackend = await startFakeBackend()
})
afterAll(() => demoBackend.stop())
const { openMessages, send } = withMessagesSite({
  env: () => ({ DEMO_API_ORIGIN: demoBackend.origin }),
})

const sendDemoRequest = (name: string, fields: Record<string, string> = {}) =>
  send('/schedule-school-billing-demo', {
    ...completeValues(forms.demo, {
      name,
      email: `${name.toLowerCase()}@voltabridge.example`,
      // The same request twice within ten minutes would be a repeat.
      phone: `020 555 ${Math.round(1_000 + Math.random() * 8_999)}`,
    }),
    ...fields,
  })

describe('deliveries in the Messages tool', () => {
  test('delivers a parked message when it is retried', async () => {
    const parked = 'Parked'
    demoBackend.behave({ status: 400 })
    await sendDemoRequest(parked)
    const { page, row, messageFrom } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Delivery failed' })
    await row(parked).click()
    const message = messageFrom(parked)
    await message.getByText(/400/).first().waitFor()
    const sentFrom = message.getByRole('link', { name: '/schedule-school-billing-demo' })
    expect(await sentFrom.getAttribute('href')).toBe('/schedule-school-billing-demo')
    const status = await announcements(page, 'article [role="status"]:not(:empty)')
    await message.getByRole('button', { name: 'Retry delivery' }).click()
    await expect
      .poll(status, SLOW_STEP)
      .toEqual(['Waiting for delivery.', expect.stringMatching(/^Delivery failed: .*400/)])
    demoBackend.behave('accept')
    await message.getByRole('button', { name: 'Retry delivery' }).click()
    await message.getByText('Handled automatically on delivery').waitFor()
    await message.locator('.messages-heading:focus').waitFor()
    await row(parked).waitFor({ state: 'detached' })
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await row(parked).getByText('Delivered').waitFor()
  })

  test('delivers possible spam after “Not spam: deliver”', async () => {
    const released = 'Released'
    demoBackend.behave('accept')
    await sendDemoRequest(released, { [HONEYPOT_FIELD]: 'filled in by a password manager' })
    const { page, row, messageFrom } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Possible spam' })
    await row(released).click()
    const message = messageFrom(released)
    await message.getByRole('button', { name: 'Not spam: deliver' }).click()
    await message.getByText('Handled automatically on delivery').waitFor()
    await message.locator('.messages-heading:focus').waitFor()
    await row(released).waitFor({ state: 'detached' })
    const bodies = demoBackend.received.map(({ body }) => JSON.stringify(body))
    expect(bodies.filter((body) => body.includes(`${released.toLowerCase()}@`))).toHaveLength(1)
  })

  test('retries a delayed message immediately with “Deliver now”', async () => {
    const delayed = 'Delayed'
    demoBackend.behave({ status: 503 })
    await sendDemoRequest(delayed)
    const { page, row, messageFrom } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Waiting for delivery' })
    await row(delayed).getByText('Not delivered yet').waitFor()
    await row(delayed).click()
    const message = messageFrom(delayed)
    await message.getByText('Not delivered yet: the service reported an internal error').waitFor()
    demoBackend.behave('accept')
    await message.getByRole('button', { name: 'Deliver now' }).click()
    await message.getByText('Handled automatically on delivery').waitFor()
    await message.locator('.messages-heading:focus').waitFor()
    expect(await message.getByRole('button', { name: 'Deliver now' }).count()).toBe(0)
    await row(delayed).waitFor({ state: 'detached' })
  })

  test('delivers nothing after “Confirm spam”', async () => {
    const bot = 'Spammer'
    await sendDemoRequest(bot, { [HONEYPOT_FIELD]: 'https://spam.example' })
    const { page, row, messageFrom } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Possible spam' })
    await row(bot).click()
    const message = messageFrom(bot)
    await message.getByRole('button', { name: 'Confirm spam' }).click()
    await message.getByText('It will be erased on').waitFor()
    await row(bot).waitFor({ state: 'detached' })
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await row(bot).getByText('Spam', { exact: true }).waitFor()
    const bodies = demoBackend.received.map(({ body }) => JSON.stringify(body))
    expect(bodies.filter((body) => body.includes(`${bot.toLowerCase()}@`))).toEqual([])
  })

  test('confirms all messages shown as spam, and says which could not be', async () => {
    const bots = ['Bot1', 'Bot2', 'Bot3']
    for (const bot of bots) {
      await sendDemoRequest(bot, { [HONEYPOT_FIELD]: 'https://spam.example' })
    }
    const { page, rows, row } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Possible spam' })
    await page.getByLabel('Search messages').fill('bot')
    await expect.poll(() => rows.count()).toBe(3)
    let requests = 0
    await page.route('**/handle', (route) => {
      requests += 1
      return requests === 2
        ? route.fulfill({ status: 502, json: { message: 'The disk is full.' } })
        : route.continue()
    })
    const all = page.getByRole('button', { name: 'Confirm all shown as spam' })
    await all.click()
    const dialog = page.getByRole('dialog', { name: 'Confirm spam' })
    await dialog.getByText('Marks 3 messages as handled, without delivery').waitFor()
    expect(requests).toBe(0)
    await dialog.getByRole('button', { name: 'Confirm 3 messages as spam' }).click()
    await dialog.getByText('Not confirmed: 1 of 3 messages. The disk is full.').waitFor()
    await expect.poll(() => rows.count()).toBe(1)
    await dialog.getByRole('button', { name: 'Confirm 1 message as spam' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.locator('.messages-empty-notice:focus').getByText('No results').waitFor()
    expect(await all.count()).toBe(0)
    expect(requests).toBe(4)
    await page.unroute('**/handle')
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    for (const bot of bots) await row(bot).getByText('Spam', { exact: true }).waitFor()
  })

  test('retries all deliveries shown, and says which could not be', async () => {
    const senders = ['Outage1', 'Outage2']
    demoBackend.behave({ status: 400 })
    for (const sender of senders) await sendDemoRequest(sender)
    const { page, rows, row } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Delivery failed' })
    await page.getByLabel('Search messages').fill('outage')
    await expect.poll(() => rows.count()).toBe(2)
    demoBackend.behave('accept')
    let requests = 0
    await page.route('**/retry', (route) => {
      requests += 1
      return requests === 1
        ? route.fulfill({ status: 502, json: { message: 'The disk is full.' } })
        : route.continue()
    })
    const all = page.getByRole('button', { name: 'Retry delivery of all shown' })
    await all.click()
    const dialog = page.getByRole('dialog', { name: 'Retry delivery' })
    await dialog.getByText('Sends 2 messages again').waitFor()
    expect(requests).toBe(0)
    await dialog.getByRole('button', { name: 'Retry delivery of 2 messages' }).click()
    await dialog.getByText('Not retried: 1 of 2 messages. The disk is full.').waitFor()
    await expect.poll(() => rows.count()).toBe(1)
    await dialog.getByRole('button', { name: 'Retry delivery of 1 message' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.locator('.messages-empty-notice:focus').getByText('No results').waitFor()
    expect(await all.count()).toBe(0)
    await page.unroute('**/retry')
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    for (const sender of senders) await row(sender).getByText('Delivered').waitFor()
    const bodies = demoBackend.received.map(({ body }) => JSON.stringify(body))
    const attempts = (sender: string) => bodies.filter((body) => body.includes(`${sender}@`)).length
    expect(['outage1', 'outage2'].map(attempts)).toEqual([2, 2])
  })
})
