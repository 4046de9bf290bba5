import { describe, expect, test } from 'vitest'
import { translate } from './changedDocument.ts'
import {
  DEMO,
  delivered,
  fillDemo,
  notices,
  outcome,
  requestDemo,
  withFormSite,
  wording,
} from './formSite.ts'
import { expectAccessible, hydrated, isFocused } from './harness.ts'

/** The form controls with behaviour of their own. */
const forms = withFormSite()

describe('the industry field', () => {
  test('suggests by any part of a word, case-insensitively, and is filled with the keyboard', async () => {
    const { page } = await forms.visit(DEMO)
    const industry = page.getByRole('combobox', { name: /Industry/ })
    await expect.poll(() => industry.getAttribute('aria-expanded')).toBe('false')
    await industry.focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      'Technology',
      'Hospitality',
      'Education',
      'Finance',
      'Other',
    ])
    await industry.pressSequentially('TI')
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['Education'])
    await page.keyboard.press('ArrowDown')
    const active = (await industry.getAttribute('aria-activedescendant')) ?? ''
    expect(await page.locator(`[id="${active}"]`).textContent()).toBe('Education')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    expect(await industry.inputValue()).toBe('Education')
    expect(await page.getByRole('option').count()).toBe(0)
    expect(await outcome(page).count(), 'Enter on an option sends nothing').toBe(0)
  })

  test('suggests in a page that the browser has translated', async () => {
    const { page } = await forms.visit(DEMO)
    const industry = page.getByRole('combobox', { name: /Industry/ })
    await hydrated(page)
    await page.evaluate(translate)
    await industry.pressSequentially('edu')
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['Education'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await industry.inputValue()).toBe('Education')
  })

  test('is filled with a pointer, closes on Escape, and accepts free text', async () => {
    const { page } = await forms.visit(DEMO)
    const industry = page.getByRole('combobox', { name: /Industry/ })
    await industry.click()
    await page.getByRole('option', { name: 'Other' }).click()
    expect(await industry.inputValue()).toBe('Other')
    await industry.click()
    expect(await page.getByRole('option').count(), 'for another choice').toBe(5)
    await industry.click()
    expect(await page.getByRole('option').count(), 'after a second click').toBe(0)
    await industry.fill('fin')
    await page.keyboard.press('Escape')
    expect(await page.getByRole('option').count()).toBe(0)
    expect(await industry.inputValue()).toBe('fin')
    await fillDemo(page, { industry: 'Kente weaving' })
    await requestDemo(page)
    await outcome(page).waitFor()
    const [request] = await delivered(forms.demos)
    expect(request?.body).toMatchObject({ formData: { industry: 'Kente weaving' } })
  })

  test('stays open and focused when its list is pressed next to the options, as on a scrollbar', async () => {
    const { page } = await forms.visit(DEMO)
    const industry = page.getByRole('combobox', { name: /Industry/ })
    await expect.poll(() => industry.getAttribute('aria-expanded')).toBe('false')
    await industry.press('ArrowDown')
    const list = page.getByRole('listbox')
    // The browser of the tests hides scrollbars, so padding takes the place of one.
    await list.evaluate((element) => {
      element.style.maxHeight = '80px'
      element.style.paddingRight = '15px'
    })
    const box = await list.boundingBox()
    if (!box) throw new Error('The list is hidden')
    await page.mouse.move(box.x + box.width - 8, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 8, box.y + 60)
    await page.mouse.up()
    expect(await list.isVisible()).toBe(true)
    expect(await isFocused(industry)).toBe(true)
  })
})

describe('notices', () => {
  test('appear at the top right and close on a click', async () => {
    const { page } = await forms.visit(DEMO, { prepare: async (page) => page.clock.install() })
    await page.clock.pauseAt(Date.now() + 600_000)
    await requestDemo(page)
    await page.clock.runFor(500)
    const notice = notices(page).getByText(wording.demoInvalid, { exact: true })
    await notice.waitFor()
    const box = await notice.boundingBox()
    expect(box && box.x + box.width).toBeGreaterThan(1_200)
    expect(box?.y).toBeLessThan(200)
    await notice.click()
    await page.clock.runFor(500)
    await expect.poll(() => notice.count()).toBe(0)
    expect(await outcome(page).textContent(), 'the form still says it').toContain(
      wording.demoInvalid,
    )
  })

  test('disappear after five seconds, unless the pointer is over them', async () => {
    const { page } = await forms.visit(DEMO, { prepare: async (page) => page.clock.install() })
    await page.clock.pauseAt(Date.now() + 600_000)
    await requestDemo(page)
    await page.clock.runFor(500)
    const notice = notices(page).getByText(wording.demoInvalid, { exact: true })
    await notice.waitFor()
    await notice.hover()
    await page.clock.runFor(20_000)
    expect(await notice.count()).toBe(1)
    await page.mouse.move(10, 600)
    await page.clock.runFor(6_000)
    await expect.poll(() => notice.count()).toBe(0)
  })
})

/** A short selection that covers each class of the Big List of Naughty Strings. */
const HOSTILE_STRINGS = [
  'undefined',
  '0',
  '-1E+02',
  '`~!@#$%^&*()_+-={}|[]\\:";\'<>?,./',
  'ÅÍÎÏ˝ÓÔÒÚÆ☃ ɔɛŋ',
  '社會科學院語學研究所',
  'ثم نفس سقطت وبالتحديد،',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤',
  '👩‍👩‍👧‍👦 🏳️‍🌈 🇬🇭',
  'a\u200bb\u200dc\u202ed\u2066e',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}} \u0024{7*7} <%= 1 %> #{1}',
  "1'; DROP TABLE submissions; --",
  '%0d%0aBcc: everyone@bank.example %00 %s%n',
  '../../../etc/passwd',
  '=cmd|"/C calc"!A0',
]

test('hostile strings in every field arrive as they were typed', async () => {
  const { page, problems } = await forms.visit(DEMO)
  for (const words of HOSTILE_STRINGS) {
    const before = forms.demos.received.length
    await fillDemo(page, {
      name: words,
      phone: words.slice(0, 30),
      company: words,
      jobTitle: words,
      industry: words,
    })
    await page.keyboard.press('Escape')
    await page.locator('form').getByLabel('Industry').fill(words)
    await requestDemo(page)
    await expect.poll(() => forms.demos.received.length).toBe(before + 1)
    expect(forms.demos.received.at(-1)?.body).toMatchObject({
      formData: { name: words, company: words, jobTitle: words, industry: words },
    })
    await outcome(page).waitFor()
  }
  expect(problems).toEqual([])
})
