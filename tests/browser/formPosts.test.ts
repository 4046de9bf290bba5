import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Site, startSite } from '../site/startSite.ts'
import { newsletterPost } from '../submissions/fixtures.ts'
import {
  CONTACT,
  CONTACT_INPUT,
  DEMO,
  DEMO_INPUT,
  delivered,
  fillContact,
  fillDemo,
  notices,
  outcome,
  requestDemo,
  submitContact,
  withFormSite,
  wording,
} from './formSite.ts'
import { hydrated } from './harness.ts'

/** Posts without JavaScript, refused posts, and posts that cannot be stored. */
const forms = withFormSite()

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false }

  test('an invalid message returns with errors and the input', async () => {
    const { page } = await forms.visit(CONTACT, plain)
    await page.locator('form').getByLabel('First name').fill('Akosua "A" <M>')
    await page.locator('form').getByLabel('Message').fill('Two\nlines & more')
    const [response] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      submitContact(page),
    ])
    expect(response.status()).toBe(422)
    await outcome(page).waitFor()
    expect(await outcome(page).textContent()).toContain(wording.contactInvalid)
    expect(await page.locator('form').getByText('Last name is required').count()).toBe(2)
    expect(await page.locator('form').getByLabel('First name').inputValue()).toBe('Akosua "A" <M>')
    expect(await page.locator('form').getByLabel('Message').inputValue()).toBe('Two\nlines & more')
    const href = await outcome(page)
      .getByRole('link', { name: 'Email is required' })
      .getAttribute('href')
    expect(await page.locator(href ?? '').getAttribute('name')).toBe('email')
    expect(page.url()).toContain('#contact-form')
  })

  test('the title of a page with a rejected form says that there is an error', async () => {
    const { page } = await forms.visit(CONTACT, plain)
    const title = await page.title()
    await submitContact(page)
    await outcome(page).waitFor()
    expect(await page.title()).toBe(`Error: ${title}`)
    await fillContact(page, { message: `Corrected ${randomUUID()}` })
    await submitContact(page)
    await page.waitForURL('**/contact-us?sent=contact#contact-form')
    expect(await page.title()).toBe(title)
  })

  test('a message is sent once, whatever is reloaded', async () => {
    const { page } = await forms.visit(CONTACT, plain)
    const message = `Without a script ${randomUUID()}`
    const before = await forms.total()
    await fillContact(page, { message })
    await submitContact(page)
    await page.waitForURL('**/contact-us?sent=contact#contact-form')
    expect(await outcome(page).textContent()).toBe(wording.contactAccepted)
    expect(await page.locator('form').getByLabel('Message').inputValue()).toBe('')
    await page.reload()
    await page.goto(`${forms.site.origin}${CONTACT}`)
    await fillContact(page, { message })
    await submitContact(page)
    await page.waitForURL('**/contact-us?sent=contact#contact-form')
    expect(await forms.total()).toBe(before + 1)
    await delivered(forms.emails)
  })

  test('demo and newsletter forms work; industries are suggested by the browser', async () => {
    const { page } = await forms.visit(DEMO, plain)
    expect(await page.locator('datalist option').count()).toBe(5)
    const attempt = randomUUID()
    await fillDemo(page, { company: attempt })
    await requestDemo(page)
    await page.waitForURL(`**${DEMO}?sent=demo#demo-form`)
    expect(await outcome(page).textContent()).toBe(wording.demoAccepted)
    const [request] = await delivered(forms.demos)
    expect(request?.body).toMatchObject({
      formData: { industry: 'Education', company: attempt },
    })

    await page.goto(forms.site.origin)
    await page.locator('#newsletter-form').getByLabel('Email').fill(`${attempt}@makola.example`)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.waitForURL('**/?sent=newsletter#newsletter-form')
    expect(await outcome(page).textContent()).toBe(wording.subscribed)
    expect((await delivered(forms.subscriptions))[0]?.body).toEqual({
      email: `${attempt}@makola.example`,
    })
  })

  test('a post of the required fields alone is accepted', async () => {
    const post = (path: string, fields: Record<string, string>) =>
      fetch(`${forms.site.origin}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    // The same post twice within ten minutes would be a repeat.
    const email = `${randomUUID()}@makola.example`
    const responses = await Promise.all([
      post('/', newsletterPost(email)),
      post(DEMO, { ...DEMO_INPUT, name: 'Bare', email }),
      post(CONTACT, {
        ...CONTACT_INPUT,
        firstName: 'Bare',
        lastName: 'Post',
        email,
        agreeToPolicy: 'true',
      }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303])
    expect((await delivered(forms.subscriptions))[0]?.body).toEqual({ email })
    expect((await delivered(forms.demos))[0]?.body).toMatchObject({ formData: { name: 'Bare' } })
    expect((await delivered(forms.emails))[0]?.body).toMatchObject({
      template_params: { from_name: 'Bare Post' },
    })
  })
})

describe('before the script has loaded', () => {
  test('a message typed into a returned form is preserved', async () => {
    const { page } = await forms.visit(CONTACT)
    const message = page.locator('form').getByLabel('Message')
    await message.fill('We pay 214 people')
    const released = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await released.promise
      await route.continue()
    })
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
    await page.waitForURL('**/contact-us#contact-form')
    expect(await message.inputValue()).toBe('We pay 214 people')
    await message.fill('We pay 214 people on the 28th')
    released.resolve()
    await hydrated(page)
    expect(await message.inputValue()).toBe('We pay 214 people on the 28th')
  })

  test('the title of a rejected form says that there is an error until a script sends it', async () => {
    const { page } = await forms.visit(CONTACT)
    const title = await page.title()
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
    await page.waitForURL('**/contact-us#contact-form')
    await hydrated(page)
    expect(await page.title()).toBe(`Error: ${title}`)
    await fillContact(page, { message: `Corrected ${randomUUID()}` })
    await submitContact(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('accepted')
    expect(await page.title()).toBe(title)
  })
})

describe('a post', () => {
  test.each([
    ['a post from another site', { Origin: 'https://evil.example' }, 'email=a@b.co', 403],
    [
      'a post that the browser marks as cross-site',
      { 'Sec-Fetch-Site': 'cross-site' },
      'email=a@b.co',
      403,
    ],
    ['a post that is far too long', {}, `email=${'x'.repeat(200_000)}`, 413],
  ])(
    '%s is refused: nothing is stored, and a page gives the reason',
    async (_what, headers, body, status) => {
      const before = await forms.total()
      const response = await fetch(forms.site.origin, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      })
      expect(response.status).toBe(status)
      const html = await response.text()
      expect(html).toMatch(/data-outcome="(refused|tooLarge)"/)
      expect(await forms.total()).toBe(before)
    },
  )

  test('a post from this site is accepted behind a proxy with another host name', async () => {
    const { port } = new URL(forms.site.origin)
    const status = await new Promise((resolve, reject) => {
      const headers = {
        Host: 'inside.example:8080',
        Origin: forms.site.origin,
        'Content-Type': 'application/x-www-form-urlencoded',
      }
      request({ host: '127.0.0.1', port, path: '/', method: 'POST', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end(String(new URLSearchParams(newsletterPost('proxied@makola.example'))))
    })
    expect(status).toBe(303)
  })

  test('a post to a page without forms is refused: the error page says that nothing was sent', async () => {
    const { page } = await forms.visit('/about-us', { javaScriptEnabled: false })
    await page.locator('main').evaluate((main) => {
      main.innerHTML = '<form method="post" action="/about-us"><button>Send</button></form>'
    })
    const [response] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('main').getByRole('button', { name: 'Send' }).click(),
    ])
    expect(response.status()).toBe(405)
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    const text = await page.getByRole('main').textContent()
    expect(text).toContain('Nothing was sent')
    expect(text).not.toContain('Nothing you sent was lost')
    expect(await page.getByRole('main').getByText('Try again').count()).toBe(0)
  })
})

describe('to a page that moved while it was open', () => {
  const OPENED = '/write-to-us'
  const NOW = '/letters'
  const pageId = 'page-letters'
  const client = () => forms.site.client
  const locationOf = async (path: string) => {
    const response = await fetch(forms.site.origin + path, { redirect: 'manual' })
    return response.headers.get('Location') ?? response.status
  }

  beforeEach(async () => {
    const page = await client().getDocument('page-contact-us')
    if (!page) throw new Error('The seed has a contact page')
    await client().createOrReplace({ ...page, _id: pageId, _type: 'page', path: OPENED })
    await expect.poll(() => locationOf(OPENED)).toBe(200)
  })
  afterEach(async () => {
    await client().delete({ query: `*[_id == "${pageId}" || _id match "moved-*"]` })
    await expect.poll(() => locationOf(OPENED)).toBe(404)
  })

  async function movePage() {
    const redirect = { _type: 'redirect', permanent: true }
    await client()
      .transaction()
      .patch(pageId, { set: { path: NOW } })
      .create({ ...redirect, _id: 'moved-first', source: OPENED, destination: '/letter-box' })
      .create({ ...redirect, _id: 'moved-second', source: '/letter-box', destination: NOW })
      .commit()
    await expect.poll(() => locationOf(OPENED)).toBe('/letter-box')
    await expect.poll(() => locationOf('/letter-box')).toBe(NOW)
    await expect.poll(() => locationOf(NOW)).toBe(200)
  }

  test('a post with JavaScript to a moved page is stored and accepted', async () => {
    const { page } = await forms.visit(OPENED)
    await fillContact(page, { message: `Moved ${randomUUID()}` })
    await movePage()
    const before = await forms.total()
    await submitContact(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('accepted')
    expect(await forms.total()).toBe(before + 1)
  })

  test('a post without JavaScript to a moved page is stored, and errors return with the input', async () => {
    const { page } = await forms.visit(OPENED, { javaScriptEnabled: false })
    await page.locator('form').getByLabel('First name').fill('Akosua')
    await movePage()
    const before = await forms.total()
    await submitContact(page)
    await page.waitForURL(`**${NOW}#contact-form`)
    expect(await outcome(page).getAttribute('data-outcome')).toBe('invalid')
    expect(await page.locator('form').getByLabel('First name').inputValue()).toBe('Akosua')
    await fillContact(page, { message: `Moved ${randomUUID()}` })
    await page
      .locator('form')
      .evaluate((form, action) => form.setAttribute('action', action), OPENED)
    await submitContact(page)
    await page.waitForURL(`**${NOW}?sent=contact#contact-form`)
    expect(await forms.total()).toBe(before + 1)
  })

  test('the page was removed: the form does not blame the connection, and preserves the input', async () => {
    const { page } = await forms.visit(OPENED)
    await fillContact(page)
    await client().delete(pageId)
    await expect.poll(() => locationOf(OPENED)).toBe(404)
    await submitContact(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('unavailable')
    expect(await page.locator('form').getByLabel('First name').inputValue()).toBe('Akosua')
  })

  test('the page was replaced by one without its form: nothing is stored, and the input is preserved', async () => {
    const { page } = await forms.visit(OPENED)
    await fillContact(page)
    const redirect = { _type: 'redirect', permanent: true, source: OPENED, destination: '/' }
    await client()
      .transaction()
      .delete(pageId)
      .create({ ...redirect, _id: 'moved-first' })
      .commit()
    await expect.poll(() => locationOf(OPENED)).toBe('/')
    const before = await forms.total()
    await submitContact(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('unavailable')
    expect(await forms.total()).toBe(before)
    expect(await page.locator('form').getByLabel('First name').inputValue()).toBe('Akosua')
  })
})

describe('when it cannot be stored', () => {
  let troubled: Site
  beforeAll(async () => {
    troubled = await startSite()
  })
  afterAll(() => troubled.stop())

  test('the store fails: an error notice, the input is preserved, with and without JavaScript', async () => {
    const { page } = await forms.visit(CONTACT, { origin: troubled.origin })
    const store = new DatabaseSync(`${troubled.dataDir}/submissions/submissions.sqlite`)
    store.exec('ALTER TABLE submissions RENAME TO elsewhere')
    await fillContact(page)
    await submitContact(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('unavailable')
    await notices(page).getByText('Your text is still here').waitFor()
    expect(await page.locator('form').getByLabel('First name').inputValue()).toBe('Akosua')

    const plain = await forms.visit(CONTACT, { origin: troubled.origin, javaScriptEnabled: false })
    await fillContact(plain.page)
    const [response] = await Promise.all([
      plain.page.waitForResponse((response) => response.request().method() === 'POST'),
      submitContact(plain.page),
    ])
    expect(response.status()).toBe(503)
    await outcome(plain.page).waitFor()
    expect(await plain.page.locator('form').getByLabel('First name').inputValue()).toBe('Akosua')
    expect(await plain.page.getByRole('checkbox').isChecked()).toBe(true)

    store.exec('ALTER TABLE elsewhere RENAME TO submissions')
    store.close()
    await submitContact(page)
    await expect.poll(() => outcome(page).textContent()).toBe(wording.contactAccepted)
  })

  test('the rate limit is exceeded: the page shows how long to wait, and the input is preserved', async () => {
    const exhaust = async () => {
      for (let sent = 0; sent < 200; sent++) {
        const body = new URLSearchParams(newsletterPost('a@b.co'))
        const response = await fetch(troubled.origin, { method: 'POST', body, redirect: 'manual' })
        if (response.status === 429) return response
      }
      throw new Error('200 posts in a row were taken')
    }
    const response = await exhaust()
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    const html = await response.text()
    expect(html).toContain('data-outcome="limited"')
    expect(html).toContain('value="a@b.co"')

    const { page } = await forms.visit(DEMO, { origin: troubled.origin })
    await fillDemo(page)
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      // The rate limit refills continuously, so on a busy machine it may have a token again.
      for (;;) {
        await exhaust()
        const response = await route.fetch()
        if (response.status() === 429) return route.fulfill({ response })
      }
    })
    await requestDemo(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('limited')
    expect(await page.locator('form').getByLabel('Your name').inputValue()).toBe('Ebo Quansah')
  })
})
