import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addIcons, translate } from './changedDocument.ts'
import {
  CONTACT,
  CONTACT_INPUT,
  DEMO,
  delivered,
  fillContact,
  fillDemo,
  holdPosts,
  notices,
  outcome,
  submitContact,
  withFormSite,
  wording,
} from './formSite.ts'
import { hydrated, isFocused } from './harness.ts'

const forms = withFormSite()

/** The values of a form's fields, by name. */
function typedIn(page: Page, form: string): Promise<Record<string, string>> {
  return page.locator(form).evaluate((element) => {
    if (!(element instanceof HTMLFormElement)) return {}
    const hidden = new Set(['form', 'homepage'])
    const entries = [...new FormData(element)].filter(([name]) => !hidden.has(name))
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  })
}

/** Drafts with input, and what is stored for longer than the tab is open. */
const storedDrafts = (page: Page) =>
  page.evaluate(() => ({
    tab: Object.entries(sessionStorage).filter(
      ([key, text]) => key.startsWith('form-draft:') && text !== '{}',
    ).length,
    beyond: Object.keys(localStorage).length + document.cookie.length,
  }))

/** Fills the form in, and waits until the input is stored: the script for it is loaded lazily. */
async function fillContactAndStore(
  page: Page,
  given?: Partial<typeof CONTACT_INPUT>,
): Promise<void> {
  await fillContact(page, given)
  await waitUntilStored(page)
}

async function waitUntilStored(page: Page): Promise<void> {
  await expect.poll(async () => (await storedDrafts(page)).tab).toBe(1)
}

/** @returns a function that lets the script load, which restores drafts */
async function holdDraftScript(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(/\/draft-[^/]*\.js$/, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/**
 * Types the first name, and follows a link within the page, so that React renders the form again
 * from the served HTML while the code of its section is missing.
 * @returns also a function that lets the code load, which waits until then
 */
async function followLinkBeforeCode() {
  // A smooth jump to the focused field would begin after its test.
  const { page } = await forms.visit('/careers', { reducedMotion: 'reduce' })
  const mayLoad = Promise.withResolvers<void>()
  await page.route('**/assets/loaders.generated-*.js', async (route) => {
    await mayLoad.promise
    await route.continue()
  })
  const requested = page.waitForRequest('**/assets/loaders.generated-*.js')
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(CONTACT)
  await requested
  const firstName = page.locator('#contact-form').getByLabel('First name')
  await firstName.fill('Akosua')
  const typedInto = await firstName.elementHandle()
  await page.evaluate(() => {
    location.hash = 'contact-form'
  })
  await expect.poll(async () => typedInto?.evaluate((field) => !field.isConnected)).toBe(true)
  const lastName = page.locator('#contact-form').getByLabel('Last name')
  return { page, firstName, lastName, loadCode: mayLoad.resolve }
}

/** @returns a function that lets the scripts of the page load */
async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  const mayLoad = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await mayLoad.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  return mayLoad.resolve
}

/** Sets the value of a field of the contact form, without an event. */
async function restoreField(page: Page, label: string, value: string): Promise<void> {
  const field = page.locator('#contact-form').getByLabel(label)
  await field.evaluate((element, restored) => {
    if (element instanceof HTMLInputElement) element.value = restored
  }, value)
}

/** Sends the message. @returns a function that lets its post through, which waits until then */
async function sendAndHold(page: Page): Promise<() => void> {
  const release = await holdPosts(page)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await submitContact(page)
  await posted
  return release
}

describe('form input', () => {
  test('survives a visit to the privacy policy and the way back', async () => {
    const { page } = await forms.visit(CONTACT)
    await fillContactAndStore(page)
    await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
    await page.waitForURL('**/terms-and-conditions#privacy-policy')
    await page.goBack()
    await expect.poll(() => typedIn(page, '#contact-form')).toEqual(CONTACT_INPUT)
    expect((await storedDrafts(page)).beyond).toBe(0)
  })

  test('survives a reload of the contact form', async () => {
    const { page } = await forms.visit(CONTACT)
    await fillContactAndStore(page)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => typedIn(page, '#contact-form')).toEqual(CONTACT_INPUT)
  })

  test('survives a reload of a demo form, including the combobox', async () => {
    const { page } = await forms.visit(DEMO)
    await fillDemo(page)
    await waitUntilStored(page)
    const typed = await typedIn(page, '#demo-form')
    expect(typed.industry).toBe('Education')
    await page.reload()
    await hydrated(page)
    await expect.poll(() => typedIn(page, '#demo-form')).toEqual(typed)
  })

  test('survives a reload of the newsletter form', async () => {
    const { page } = await forms.visit('/')
    const email = page.locator('#newsletter-form').getByLabel('Email')
    await email.evaluate((field) => field.scrollIntoView())
    await email.fill('akosua@makola.example')
    await waitUntilStored(page)
    await page.reload()
    await email.evaluate((field) => field.scrollIntoView())
    await expect.poll(() => email.inputValue()).toBe('akosua@makola.example')
  })

  test('survives that the code of its section cannot be fetched', async () => {
    const { page } = await forms.visit('/careers')
    const mayFail = Promise.withResolvers<void>()
    await page.route(/\/(?:useForm|Field)-[^/]*\.js$/, async (route) => {
      await mayFail.promise
      await route.abort()
    })
    await page.goto('/help-center', { waitUntil: 'domcontentloaded' })
    const email = page.locator('#newsletter-form').getByLabel('Email')
    await email.fill('akosua@makola.example')
    const typedInto = await email.elementHandle()
    mayFail.resolve()
    await expect.poll(async () => typedInto?.evaluate((field) => field.isConnected)).toBe(false)
    expect(await email.inputValue()).toBe('akosua@makola.example')
    expect(await isFocused(email)).toBe(true)
  })

  test('survives a link within the page that is followed before the code of its section is loaded', async () => {
    const { page, firstName, lastName, loadCode } = await followLinkBeforeCode()
    await lastName.fill('Mensah')
    await page.keyboard.press('ArrowLeft')
    const scrollY = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      return window.scrollY
    })
    loadCode()
    await hydrated(page)
    expect(await page.evaluate(() => window.scrollY), 'position of the page').toBe(scrollY)
    await page.keyboard.type('!')
    expect([await firstName.inputValue(), await lastName.inputValue()]).toEqual([
      'Akosua',
      'Mensa!h',
    ])
    expect(await isFocused(lastName)).toBe(true)
  })

  test('has every key that is pressed while the code of its section arrives', async () => {
    const { page, firstName, lastName, loadCode } = await followLinkBeforeCode()
    const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(4)
    await lastName.fill('')
    loadCode()
    await page.keyboard.type(letters, { delay: 4 })
    await hydrated(page)
    expect(await lastName.inputValue()).toBe(letters)
    expect(await firstName.inputValue()).toBe('Akosua')
  })

  test.each([
    [CONTACT, 'an extension', addIcons, '#contact-form', fillContact],
    [CONTACT, 'a translator', translate, '#contact-form', fillContact],
    [DEMO, 'an extension', addIcons, '#demo-form', fillDemo],
  ] as const)(
    'at %s survives that %s changes the form before hydration',
    async (path, _who, change, form, fill) => {
      const { page } = await forms.visit('/careers')
      const hydrate = await openBeforeHydration(page, path)
      await fill(page)
      const typed = await typedIn(page, form)
      const first = page.locator(form).getByRole('textbox').first()
      await first.focus()
      await page.evaluate(change)
      const served = await page.locator(form).elementHandle()
      hydrate()
      await expect.poll(async () => served?.evaluate((element) => element.isConnected)).toBe(false)
      await expect.poll(() => typedIn(page, form)).toEqual(typed)
      expect(await isFocused(first)).toBe(true)
    },
  )

  test('of a form that a translator changes before hydration is the draft with what was edited', async () => {
    const { page } = await forms.visit(CONTACT)
    await fillContactAndStore(page)
    const hydrate = await openBeforeHydration(page, CONTACT)
    // The browser restores fields without an event.
    await restoreField(page, 'Last name', 'Menz')
    await page.locator('#contact-form').getByLabel('First name').fill('Ak')
    const consent = page.locator('#contact-form [name="agreeToPolicy"]')
    await consent.press('Space')
    await consent.press('Space')
    await page.evaluate(translate)
    hydrate()
    await expect
      .poll(() => page.locator('#contact-form').getByLabel('Email').inputValue())
      .toBe(CONTACT_INPUT.email)
    const { agreeToPolicy: _untaken, ...draft } = CONTACT_INPUT
    expect(await typedIn(page, '#contact-form')).toEqual({ ...draft, firstName: 'Ak' })
  })

  test('has what an extension fills in before hydration', async () => {
    const { page } = await forms.visit(CONTACT)
    // An empty draft is stored too.
    await fillContactAndStore(page, { firstName: '' })
    const hydrate = await openBeforeHydration(page, CONTACT)
    await restoreField(page, 'First name', 'Akosua')
    const firstName = page.locator('#contact-form').getByLabel('First name')
    await firstName.dispatchEvent('change')
    hydrate()
    await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Mensah')
    expect(await firstName.inputValue()).toBe('Akosua')
  })

  test('is in no other tab, and is removed once it was sent', async () => {
    const { page } = await forms.visit(CONTACT)
    await fillContactAndStore(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await hydrated(other)
    expect((await typedIn(other, '#contact-form')).firstName).toBe('')
    await other.close()

    await submitContact(page)
    await notices(page).getByText(wording.contactAccepted).waitFor()
    await delivered(forms.emails)
    expect(await storedDrafts(page)).toEqual({ tab: 0, beyond: 0 })
    await page.reload()
    await hydrated(page)
    expect((await typedIn(page, '#contact-form')).firstName).toBe('')
    expect(await outcome(page).count()).toBe(0)
  })

  test('is removed, and a notice shown, if the visitor follows a link before the response', async () => {
    const { page } = await forms.visit(CONTACT)
    await fillContactAndStore(page, { message: `Left ${randomUUID()}` })
    const release = await sendAndHold(page)
    await page.locator('footer').getByRole('link', { name: 'Careers' }).first().click()
    await page.waitForURL('**/careers')
    release()
    await notices(page).getByText(wording.contactAccepted).waitFor()
    expect((await storedDrafts(page)).tab).toBe(0)
    await page.goBack()
    await page.locator('#contact-form').waitFor()
    expect((await typedIn(page, '#contact-form')).firstName).toBe('')
  })

  test('is pending on return while its post has no response, and is removed once it is accepted', async () => {
    const { page } = await forms.visit(CONTACT)
    await fillContactAndStore(page, { message: `Left ${randomUUID()}` })
    const before = await forms.total()
    const release = await sendAndHold(page)
    await page.locator('footer').getByRole('link', { name: 'Careers' }).first().click()
    await page.waitForURL('**/careers')
    await page.goBack()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Akosua')
    const send = page.locator('#contact-form button[type="submit"]')
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true')
    await page.getByLabel('First name').press('Enter')
    release()
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('accepted')
    expect((await typedIn(page, '#contact-form')).firstName).toBe('')
    expect(await forms.total()).toBe(before + 1)
  })

  test('input that is changed on return while its post has no response is not removed', async () => {
    const { page } = await forms.visit(CONTACT)
    await fillContactAndStore(page, { message: `Left ${randomUUID()}` })
    const release = await sendAndHold(page)
    await page.locator('footer').getByRole('link', { name: 'Careers' }).first().click()
    await page.waitForURL('**/careers')
    await page.goBack()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Akosua')
    await page.getByLabel('First name').fill('Esi')
    release()
    await notices(page).getByText(wording.contactAccepted).waitFor()
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Esi')
  })

  test('keeps the id of its post across a reload, so that a retry is one submission', async () => {
    const { page } = await forms.visit(CONTACT)
    const ids: string[] = []
    let losing = true
    await page.route('**/*.data*', async (route) => {
      const posted = new URLSearchParams(route.request().postData() ?? '')
      if (route.request().method() !== 'POST') return route.continue()
      ids.push(posted.get('submissionId') ?? '')
      const response = await route.fetch()
      return losing ? route.abort('connectionreset') : route.fulfill({ response })
    })
    const before = await forms.total()
    await fillContactAndStore(page, { message: `Lost ${randomUUID()}` })
    await submitContact(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('unreachable')
    losing = false
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Akosua')
    await submitContact(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('accepted')
    expect(ids[1]).toBe(ids[0])
    expect(await forms.total()).toBe(before + 1)
  })

  test('is removed after a success without a script, and what is typed then is restored', async () => {
    const { page } = await forms.visit(CONTACT)
    await fillContactAndStore(page, { message: `Native ${randomUUID()}` })
    await page.locator('#contact-form').evaluate((form: HTMLFormElement) => form.submit())
    await page.waitForURL((url) => url.hash === '#contact-form' && url.search === '')
    await hydrated(page)
    await expect.poll(async () => (await storedDrafts(page)).tab).toBe(0)
    expect(await outcome(page).textContent()).toBe(wording.contactAccepted)
    expect((await typedIn(page, '#contact-form')).firstName).toBe('')

    await page.getByLabel('First name').fill('Esi')
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Esi')
    expect(await outcome(page).count()).toBe(0)
  })

  test.each([
    { label: 'Message', typed: 'We pay people', caretFromEnd: 6, added: '214 ' },
    // Browsers report no caret position for this type.
    { label: 'Email', typed: 'akos', caretFromEnd: 0, added: 'ua' },
  ])('is restored without moving focus and caret in $label', async (example) => {
    const { label, typed, caretFromEnd, added } = example
    const { page } = await forms.visit(CONTACT)
    await fillContactAndStore(page)
    const release = await holdDraftScript(page)
    await page.reload()
    await hydrated(page)
    const field = page.locator('#contact-form').getByLabel(label)
    await field.pressSequentially(typed)
    for (let step = 0; step < caretFromEnd; step++) await page.keyboard.press('ArrowLeft')
    release()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Akosua')
    await page.keyboard.type(added)
    const caret = typed.length - caretFromEnd
    expect(await field.inputValue()).toBe(typed.slice(0, caret) + added + typed.slice(caret))
  })
})
