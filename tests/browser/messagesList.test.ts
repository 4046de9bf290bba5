import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { submissionsFile } from '../../submissions/configuredBackends.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import type { Site } from '../site/startSite.ts'
import { horizontalOverflowPx, PHONE } from './harness.ts'
import { askForStatus, withMessagesSite } from './messagesTool.ts'
import { signIn } from './studioEditor.ts'

const STATUS = '**/studio/api/messages/status'
const MESSAGE_COUNT = 5_000
const PAGE_LENGTH = 50

const { open, openMessages, sendContact } = withMessagesSite({
  prepare: (site) => storeHandledMessages(site, MESSAGE_COUNT),
})

/** Handled, so that only the tests of long lists see them. */
async function storeHandledMessages({ dataDir }: Site, count: number): Promise<void> {
  const store = openSqliteStore(submissionsFile(dataDir))
  const nowMs = Date.now()
  try {
    await store.query(
      `WITH RECURSIVE numbers (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
       INSERT INTO submissions (id, kind, form, fields, fingerprint, state, accepted_at_ms,
         next_attempt_at_ms, patience_from_ms, handling, handled_at_ms, handled_by, changed_at_ms)
       SELECT 'many-' || n, 'newsletter', 'newsletter',
         json_object('email', 'reader-' || n || '@makola.example'), 'many-' || n, 'queued',
         ?1 - n * 1000, ?1, ?1, 'handled', ?1, 'Ama Serwaa', ?1
       FROM numbers`,
      [nowMs, count],
    )
  } finally {
    await store.close()
  }
}

const isInWindow = (element: Locator) =>
  element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? 'no row')

describe('the list of messages', () => {
  test(`pages through ${MESSAGE_COUNT} messages with the keyboard`, async () => {
    const { page, rows, messageFrom } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await expect.poll(() => rows.count()).toBe(PAGE_LENGTH)
    await rows.first().focus()
    for (const pages of [2, 3, 4]) {
      await page.keyboard.press('End')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => rows.count()).toBe(pages * PAGE_LENGTH)
      await expect
        .poll(() => focusedRow(page))
        .toContain(`reader-${(pages - 1) * PAGE_LENGTH + 1}@`)
    }
    await page.keyboard.press('Enter')
    const message = messageFrom('reader-151@')
    await message.waitFor()
    expect(await isInWindow(message.getByRole('heading'))).toBe(true)
    await rows.last().focus()
    await page.keyboard.press('Home')
    expect(await focusedRow(page)).toContain('reader-1@')
  })

  test('does not move under the reader when a message arrives, and offers to show it', async () => {
    const { page, rows, row } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'All' })
    await expect.poll(() => rows.count()).toBe(PAGE_LENGTH)
    await page.getByRole('button', { name: 'Show older messages' }).click()
    await expect.poll(() => rows.count()).toBe(2 * PAGE_LENGTH)
    await sendContact('Newest')
    await askForStatus(page)
    const offer = page.getByRole('button', { name: 'The list has changed. Refresh' })
    await offer.waitFor()
    expect(await rows.count()).toBe(2 * PAGE_LENGTH)
    expect(await isInWindow(offer)).toBe(true)
    await offer.click()
    await row('Newest').first().waitFor()
    await expect.poll(() => rows.count()).toBe(PAGE_LENGTH)
  })

  test('remains as long as it is when the editor changes a message of its second page', async () => {
    const { page, rows, row, messageFrom } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await expect.poll(() => rows.count()).toBe(PAGE_LENGTH)
    await page.getByRole('button', { name: 'Show older messages' }).click()
    await expect.poll(() => rows.count()).toBe(2 * PAGE_LENGTH)
    const reader = `reader-${PAGE_LENGTH + 20}@`
    await row(reader).click()
    const message = messageFrom(reader)
    await message.getByRole('button', { name: 'Mark as not handled' }).click()
    await row(reader).getByText('Not handled').waitFor()
    await page.getByRole('button', { name: 'The list has changed. Refresh' }).waitFor()
    expect(await rows.count()).toBe(2 * PAGE_LENGTH)
    await message.getByRole('button', { name: 'Mark as handled' }).click()
    await row(reader).getByText('Handled', { exact: true }).waitFor()
    expect(await rows.count()).toBe(2 * PAGE_LENGTH)
  })

  test('renders only the rows that change when a message is opened and handled', async () => {
    const { page, rows, row, messageFrom } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await expect.poll(() => rows.count()).toBe(PAGE_LENGTH)
    await page.getByRole('button', { name: 'Show older messages' }).click()
    await expect.poll(() => rows.count()).toBe(2 * PAGE_LENGTH)
    const timesShown = await countTimesShown(page)
    const reader = `reader-${PAGE_LENGTH + 30}@`
    await row(reader).click()
    const message = messageFrom(reader)
    await message.getByRole('button', { name: 'Mark as not handled' }).click()
    await row(reader).getByText('Not handled').waitFor()
    expect(await timesShown()).toBeLessThan(2 * PAGE_LENGTH)
  })

  test('reads the next page, if it is asked for while the list is refreshed, after that', async () => {
    const { page, rows, row } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await row('reader-1@').waitFor()
    const refresh = Promise.withResolvers<void>()
    const isFirstPage = ({ pathname, searchParams }: URL) =>
      pathname.endsWith('/api/messages') && !searchParams.has('before')
    await page.route(isFirstPage, async (route) => {
      await refresh.promise
      await route.continue()
    })
    await sendContact('Later')
    await askForStatus(page)
    const refreshing = page.getByRole('button', { name: 'Loading messages…' })
    await refreshing.waitFor()
    await refreshing.click({ force: true })
    refresh.resolve()
    await expect.poll(() => rows.count()).toBe(2 * PAGE_LENGTH)
    await expect.poll(() => focusedRow(page)).toContain(`reader-${PAGE_LENGTH + 1}@`)
    await page.unroute(isFirstPage)
  })

  test('begins with its first page when another filter is chosen while the next page is read', async () => {
    const { page, rows, row } = await openMessages()
    const more = page.getByRole('button', { name: 'Show older messages' })
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await row('reader-1@').waitFor()
    const isNextPage = (url: URL) => url.searchParams.has('before')
    const held = Promise.withResolvers<void>()
    await page.route(isNextPage, async (route) => {
      await held.promise
      await route.continue().catch(() => undefined)
    })
    await more.click()
    await page.getByRole('button', { name: 'Loading messages…' }).waitFor()
    await page.getByLabel('Show').selectOption({ label: 'All' })
    held.resolve()
    await more.waitFor()
    expect(await rows.count()).toBe(PAGE_LENGTH)
    await page.unroute(isNextPage)
  })

  test('continues where the next page failed when it is tried again', async () => {
    const { page, rows } = await openMessages()
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await expect.poll(() => rows.count()).toBe(PAGE_LENGTH)
    const nextPage = (url: URL) => url.searchParams.has('before')
    await page.route(nextPage, (route) => route.fulfill({ status: 500, body: 'no' }))
    const more = page.getByRole('button', { name: 'Show older messages' })
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByText('The website could not do this (error 500).').waitFor()
    await page.unroute(nextPage)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedRow(page)).toContain(`reader-${PAGE_LENGTH + 1}@`)
    expect(await rows.count()).toBe(2 * PAGE_LENGTH)
  })

  test('shows why it could not be read, and reads it again on request', async () => {
    await sendContact('Again')
    const { page, row } = await openMessages()
    await row('Again').first().waitFor()
    await readChanges(page)
    const list = (url: URL) => url.pathname.endsWith('/api/messages')
    await page.route(list, (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.getByLabel('Form').selectOption({ label: 'Contact message' })
    await page.getByText('The website could not do this (error 500).').waitFor()
    // It may not match the filter that was chosen.
    await expect.poll(() => row('Again').count()).toBe(0)
    await page.unroute(list)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The website could not do this').waitFor({ state: 'detached' })
    await row('Again').first().waitFor()
  })

  test('retains what it shows while the website is away, and shows what came during the outage', async () => {
    await sendContact('Before')
    const { page, row, messageFrom } = await openMessages()
    await row('Before').first().waitFor()
    await page.context().setOffline(true)
    await askForStatus(page)
    await page.getByText('The website is not responding, so new messages').waitFor()
    await row('Before').first().click()
    await page.getByText('The website is not responding. Check your connection').waitFor()
    await sendContact('During')
    await page.context().setOffline(false)
    await messageFrom('Kofi Before').waitFor()
    await row('During').first().waitFor()
    await page.getByText('so new messages').waitFor({ state: 'detached' })
  })

  test('is read without a press of the button when an outage ends, as is the open message', async () => {
    await sendContact('Filtered')
    const { page, row, messageFrom } = await openMessages()
    await row('Filtered').waitFor()
    await readChanges(page)
    await page.context().setOffline(true)
    await page.getByText('The website is not responding, so new messages').waitFor()
    await row('Filtered').click()
    await page.locator('.messages-details').getByRole('alert').waitFor()
    await page.getByLabel('Search messages').fill('filtered')
    await page.locator('.messages-rows').getByRole('alert').waitFor()
    await page.context().setOffline(false)
    await page.getByText('so new messages').waitFor({ state: 'detached' })
    await messageFrom('Kofi Filtered').waitFor()
    await row('Filtered').waitFor()
    expect(await page.locator('.messages').getByRole('alert').count()).toBe(0)
  })

  test('says how far back a search has found nothing, and continues it', async () => {
    const { page, rows, row } = await openMessages()
    const isList = ({ pathname }: URL) => pathname.endsWith('/api/messages')
    await page.route(isList, async (route) => {
      const url = new URL(route.request().url())
      if (url.searchParams.has('before')) {
        url.searchParams.delete('before')
        return route.continue({ url: url.href })
      }
      const searchedTo = '2026-09-13T12:00:00.000Z'
      await route.fulfill({ json: { messages: [], next: 'older', searchedTo } })
    })
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await page.getByLabel('Search messages').fill('reader-1')
    await page.getByText(/^Nothing found back to 13 Sept? 2026\.$/).waitFor()
    expect(await page.getByText('match').count()).toBe(0)
    await page.getByRole('button', { name: 'Search older messages' }).click()
    await row('reader-1@').waitFor()
    await expect.poll(() => rows.count()).toBe(PAGE_LENGTH)
    await page.unroute(isList)
  })

  test('says how far back a search with results has reached, and continues it', async () => {
    const { page, rows } = await openMessages()
    const isList = ({ pathname }: URL) => pathname.endsWith('/api/messages')
    await page.route(isList, async (route) => {
      const response = await route.fetch()
      const { messages, next } = await response.json()
      const searchedTo = '2026-09-13T12:00:00.000Z'
      const isFirst = !route.request().url().includes('before=')
      const found = isFirst ? { messages: messages.slice(0, 3), searchedTo } : { messages }
      await route.fulfill({ json: { ...found, next } })
    })
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await page.getByLabel('Search messages').fill('reader-1')
    const note = page.getByText(
      /^Searched back to 13 Sept? 2026\. Older messages have not been searched\.$/,
    )
    await note.waitFor()
    expect(await rows.count()).toBe(3)
    await page.getByRole('button', { name: 'Search older messages' }).click()
    await page.getByRole('button', { name: 'Show older messages' }).waitFor()
    expect(await rows.count()).toBe(3 + PAGE_LENGTH)
    expect(await note.count()).toBe(0)
    await page.unroute(isList)
  })

  test('loads again on request when the first response is a failure', async () => {
    const { page, close } = await open('/studio', {
      intercept: async (page) => {
        await page.route(STATUS, (route) => route.fulfill({ status: 500, body: 'no' }))
      },
    })
    try {
      await signIn(page, 'Ama Serwaa')
      await page.getByRole('link', { name: /^Messages/ }).click()
      await page.getByText('The website cannot check who you are').waitFor()
      await page.unroute(STATUS)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByLabel('Search messages').waitFor()
    } finally {
      await close()
    }
  })

  test('fits a phone in every state', async () => {
    await sendContact(`Long${'g'.repeat(60)}`)
    const { page, row } = await openMessages()
    await page.setViewportSize(PHONE)
    await row('Long').first().waitFor()
    expect(await overflowing(page)).toEqual([])
    await page.getByLabel('Show').selectOption({ label: 'Handled' })
    await row('reader-1@').click()
    await page.getByRole('article').waitFor()
    expect(await overflowing(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the list' }).click()
    for (const name of ['Erase a person’s data', 'Access']) {
      await page.getByRole('button', { name }).click()
      await page.getByRole('dialog').waitFor()
      expect(await overflowing(page)).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    }
  })
})

/** Lets the tool read the list for past changes of the inbox now, not during the test's next steps. */
async function readChanges(page: Page): Promise<void> {
  const status = page.waitForResponse(STATUS)
  await askForStatus(page)
  await (await status).finished()
}

/** @returns a function for the number of times that were formatted since: each row has one */
async function countTimesShown(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const { prototype } = Intl.DateTimeFormat
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
    const counted = { count: 0 }
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get() {
        counted.count += 1
        return get?.call(this)
      },
    })
    return counted
  })
  return () => counter.evaluate(({ count }) => count)
}

/** Parts of the tool that scroll sideways, and the document itself. */
async function overflowing(page: Page): Promise<string[]> {
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll('[class^="messages"]')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      // Cut with an ellipsis on purpose.
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .map(({ className }) => className),
  )
  return (await horizontalOverflowPx(page)) > 0 ? [...parts, 'the document'] : parts
}
