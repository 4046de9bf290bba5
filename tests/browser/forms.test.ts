import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demo, demoBody } from '../../submissions/definitions/demo.ts'
import {
  CONTACT,
  countPosts,
  DEMO,
  DEMO_INPUT,
  DEMO_MISSING,
  delivered,
  fillContact,
  fillDemo,
  focusedName,
  holdPosts,
  notices,
  outcome,
  requestDemo,
  submitContact,
  VAS,
  withFormSite,
  wording,
} from './formSite.ts'
import { expectAccessible, horizontalOverflowPx, hydrated, PHONE, VIEWPORTS } from './harness.ts'

/** The forms from the visitor's input to the delivery. */
const forms = withFormSite()

test('a form that JavaScript rejects leaves the title of its page', async () => {
  const { page } = await forms.visit(CONTACT)
  const title = await page.title()
  await submitContact(page)
  await expect.poll(() => focusedName(page)).toBe('firstName')
  expect(await page.title()).toBe(title)
})

describe('at 400 % zoom', () => {
  test('the first invalid field is in view, and the notification does not cover it', async () => {
    const { page } = await forms.visit(CONTACT, { viewport: { width: 320, height: 256 } })
    await submitContact(page)
    const notice = notices(page).getByText(wording.contactInvalid)
    await expect.poll(() => focusedName(page)).toBe('firstName')
    const position = () =>
      page.evaluate(() => {
        const field = document.activeElement?.getBoundingClientRect()
        // A window scrolls by whole pixels, and the height of text depends on its font.
        const shown = field && Math.floor(field.bottom) <= innerHeight
        const onTop = field && document.elementFromPoint(field.x + 9, field.y + 1)
        return { shown, covered: onTop !== document.activeElement }
      })
    await notice.waitFor()
    await expect.poll(position).toEqual({ shown: true, covered: false })
  })
})

test.each([
  [390, 844],
  [768, 1_024],
  [1_280, 720],
])(
  'the first invalid field and its label are free of header and notification at %i by %i',
  async (width, height) => {
    const { page } = await forms.visit(CONTACT, {
      viewport: { width, height },
      reducedMotion: 'reduce',
    })
    await submitContact(page)
    await notices(page).getByText(wording.contactInvalid).waitFor()
    await expect.poll(() => focusedName(page)).toBe('firstName')
    // With its top under the header: the browser itself scrolls by a few pixels.
    await page.locator('[name=firstName]').evaluate((field) => {
      if (field instanceof HTMLElement) field.blur()
      scrollBy({ top: field.getBoundingClientRect().top - 60, behavior: 'instant' })
    })
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect.poll(() => focusedName(page)).toBe('firstName')
    const covered = () =>
      page.evaluate(() => {
        const { activeElement: focused } = document
        const label = document.querySelector(`label[for="${focused?.id}"]`)
        return [label, focused].filter((element) => {
          const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {}
          return document.elementFromPoint(left + 5, top + 5) !== element
        }).length
      })
    await expect.poll(covered).toBe(0)
  },
)

/** @returns a function that returns all texts that this live region has had since */
async function recordAnnouncements(region: Locator) {
  await region.evaluate((element: HTMLElement) => {
    const { dataset } = element
    dataset.announced = ''
    new MutationObserver(() => {
      dataset.announced += element.textContent
    }).observe(element, { childList: true, characterData: true, subtree: true })
  })
  return () => region.getAttribute('data-announced')
}

describe.each(VIEWPORTS)('with JavaScript, at %s', (_width, viewport) => {
  test('an empty contact form lists the missing fields, preserves the input, and sends nothing', async () => {
    const { page, problems } = await forms.visit(CONTACT, { viewport })
    const count = countPosts(page)
    await page.locator('form').getByLabel('First name').fill('Akosua')
    await page.locator('form').getByLabel('Email').fill('akosua@makola')
    const announced = await recordAnnouncements(page.locator('form [aria-live]'))
    await submitContact(page)

    await notices(page).getByText(wording.contactInvalid).waitFor()
    await expect.poll(() => outcome(page).textContent()).toContain(wording.contactInvalid)
    for (const [label, message] of [
      ['Last name', 'Last name is required'],
      ['Email', 'Email is invalid'],
      ['Message', 'Message is required'],
      [/I agree/, wording.agreementMissing],
    ] as const) {
      const control = page.locator('form').getByLabel(label)
      expect(await control.getAttribute('aria-invalid')).toBe('true')
      const described = (await control.getAttribute('aria-describedby')) ?? ''
      expect(await page.locator(`[id="${described}"]`).textContent()).toBe(message)
      await expect
        .poll(() => control.evaluate((node) => getComputedStyle(node).borderColor))
        .toBe('rgb(168, 18, 42)')
      expect(await outcome(page).getByRole('link', { name: message }).count()).toBe(1)
    }
    expect(await announced()).toBe('')
    expect(await focusedName(page)).toBe('lastName')
    expect(await page.locator('form').getByLabel('First name').inputValue()).toBe('Akosua')
    expect(count.posts).toBe(0)
    await expectAccessible(page)
    expect(await horizontalOverflowPx(page)).toBe(0)
    expect(problems).toEqual([])
  })
})

describe('with JavaScript, at 390 px', () => {
  test('a complete message is sent, confirmed and delivered; the form is empty again', async () => {
    const { page, problems } = await forms.visit(CONTACT, { viewport: PHONE })
    await fillContact(page)
    await submitContact(page)
    await notices(page).getByText(wording.contactAccepted).waitFor()
    await expect.poll(() => outcome(page).textContent()).toBe(wording.contactAccepted)
    expect(await page.locator('form').getByLabel('Message').inputValue()).toBe('')
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(CONTACT)
    await expectAccessible(page)

    const [request] = await delivered(forms.emails)
    expect(request?.body).toMatchObject({
      template_params: {
        from_name: 'Akosua Mensah',
        from_email: 'akosua@makola.example',
        message: 'We pay 214 people on the 28th.',
      },
    })
    expect(problems).toEqual([])
  })

  test('a demo request names what is missing, and is delivered when it is complete', async () => {
    const { page, problems } = await forms.visit(DEMO, { viewport: PHONE })
    await requestDemo(page)
    await notices(page).getByText(wording.demoInvalid, { exact: true }).waitFor()
    expect(await focusedName(page)).toBe('name')
    expect(await outcome(page).getByRole('link').allInnerTexts()).toEqual(DEMO_MISSING)
    await expectAccessible(page)

    await fillDemo(page)
    await requestDemo(page)
    await notices(page).getByText(wording.demoAccepted).waitFor()
    await expect.poll(() => outcome(page).textContent()).toBe(wording.demoAccepted)
    expect(await page.locator('form').getByLabel('Industry').inputValue()).toBe('')
    const [request] = await delivered(forms.demos)
    expect(request?.body).toEqual(demoBody(demo.contentOf(DEMO_INPUT).fields))
    expect(problems).toEqual([])
  })

  test('the newsletter block is cleared by a success', async () => {
    const { page, problems } = await forms.visit('/', { viewport: PHONE })
    const block = page.locator('#newsletter-form')
    const email = 'reader@makola.example'
    await block.getByLabel('Email').fill(email)
    await block.getByRole('button', { name: 'Subscribe' }).click()
    await expect.poll(() => block.locator('[data-outcome]').textContent()).toBe(wording.subscribed)
    expect(await block.getByLabel('Email').inputValue()).toBe('')
    const [request] = await delivered(forms.subscriptions)
    expect(request).toMatchObject({
      path: '/api/subscribe',
      body: { email },
    })
    expect(problems).toEqual([])
  })
})

test('the newsletter block works after a link within the page that was followed before it came near', async () => {
  const { page, problems } = await forms.visit('/', { viewport: PHONE })
  await hydrated(page)
  const block = page.locator('#newsletter-form')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#main')
  const isOperated = () =>
    page.evaluate(() => {
      const form = document.querySelector('#newsletter-form')
      return form && Object.keys(form).some((key) => key.startsWith('__reactProps'))
    })
  await expect.poll(isOperated).toBe(true)
  await block.getByLabel('Email').fill('reader@makola.example')
  await block.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => block.locator('[data-outcome]').textContent()).toBe(wording.subscribed)
  expect(problems).toEqual([])
})

describe('with JavaScript', () => {
  test('the value-added services demo shows the notice of the specification', async () => {
    const { page } = await forms.visit(VAS)
    await requestDemo(page)
    await notices(page).getByText(wording.contactInvalid).waitFor()
  })

  test('the browser itself validates the newsletter address', async () => {
    const { page } = await forms.visit('/')
    const count = countPosts(page)
    const email = page.locator('#newsletter-form').getByLabel('Email')
    expect(await email.getAttribute('placeholder')).toBe('Enter your email')
    for (const wrong of ['', 'reader']) {
      await email.fill(wrong)
      await email.press('Enter')
      expect(await email.evaluate((node: HTMLInputElement) => node.validity.valid)).toBe(false)
    }
    expect(count.posts).toBe(0)
  })

  test('editing a field clears its error and no other; the notice disappears with the last error', async () => {
    const { page } = await forms.visit(DEMO)
    await requestDemo(page)
    const form = page.locator('form')
    await form.getByText('Your name is required').first().waitFor()
    await form.getByLabel('Your name').pressSequentially('E')
    expect(await form.getByLabel('Your name').getAttribute('aria-invalid')).toBe('false')
    expect(await form.getByText('Your name is required').count()).toBe(0)
    expect(await form.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
    await fillDemo(page)
    expect(await outcome(page).count()).toBe(0)
  })

  test('a form has one notice: a new success replaces the previous error', async () => {
    const { page } = await forms.visit(DEMO)
    await requestDemo(page)
    await notices(page).getByText(wording.demoInvalid).waitFor()
    await fillDemo(page)
    await requestDemo(page)
    await notices(page).getByText(wording.demoAccepted).waitFor()
    expect(await notices(page).getByText(wording.demoInvalid).count()).toBe(0)
    await delivered(forms.demos)
  })

  test('links of the summary lead to the fields', async () => {
    const { page } = await forms.visit(DEMO)
    await requestDemo(page)
    await outcome(page).getByRole('link', { name: 'Phone Number is required' }).click()
    expect(await focusedName(page)).toBe('phone')
  })

  test('pressing twice sends once, and the button shows that it is busy', async () => {
    const { page } = await forms.visit(DEMO)
    const count = countPosts(page)
    const release = await holdPosts(page)
    await fillDemo(page, { company: 'Twice' })
    await page.locator('form button').dblclick()
    const button = page.locator('form button')
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    await button.click({ force: true })
    await page.locator('form').getByLabel('Company').press('Enter')
    release()
    await outcome(page).waitFor()
    expect(count.posts).toBe(1)
    await delivered(forms.demos)
    expect(forms.demos.received).toHaveLength(1)
  })

  test('sending is announced, by a region that was in the form before', async () => {
    const { page } = await forms.visit(DEMO)
    const regions = page.locator('form [aria-live=polite]')
    expect(await regions.allTextContents()).toEqual([''])
    const region = await regions.elementHandle()
    const release = await holdPosts(page)
    await fillDemo(page, { company: 'Announced' })
    await requestDemo(page)
    await expect.poll(() => region?.textContent()).toMatch(/^Sending/)
    release()
    await outcome(page).waitFor()
    expect(await region?.textContent()).toBe('')
  })

  test('a press before the code of the form has arrived shows that the form is busy', async () => {
    const { page } = await forms.visit(DEMO)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    const button = page.locator('form button')
    await button.click()
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    expect(await button.textContent()).toMatch(/^Sending/)
    expect(await page.locator('form [aria-live=polite]').textContent()).toBe('')
    release()
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('invalid')
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
  })

  test('a press without a connection, before the code of the form has arrived, leaves the page open', async () => {
    const { page } = await forms.visit(DEMO)
    // Otherwise the code may be in the HTTP cache.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.context().setOffline(true)
    try {
      await page.locator('form').getByLabel('Company').fill('Offline')
      await requestDemo(page)
      await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('unreachable')
      expect(await page.locator('form').getByLabel('Company').inputValue()).toBe('Offline')
    } finally {
      await page.context().setOffline(false)
    }
  })

  test('a retry after a lost response is one submission; an edit before the retry makes it another', async () => {
    const { page } = await forms.visit(DEMO)
    const ids: string[] = []
    let losing = true
    let lost = 0
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      ids.push(new URLSearchParams(route.request().postData() ?? '').get('submissionId') ?? '')
      const response = await route.fetch()
      if (!losing) return route.fulfill({ response })
      await route.abort('connectionreset')
      lost += 1
    })
    await fillDemo(page, { company: 'Lost' })
    await requestDemo(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('unreachable')
    expect(await page.locator('form').getByLabel('Company').inputValue()).toBe('Lost')
    await notices(page).getByText('Nothing you wrote is lost').waitFor()
    await requestDemo(page)
    await expect.poll(() => lost).toBe(2)
    expect(ids[1]).toBe(ids[0])
    // Until the form has handled the error, it ignores another press.
    const button = page.locator('form button')
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()

    await page.locator('form').getByLabel('Company').fill('Edited')
    losing = false
    await requestDemo(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('accepted')
    expect(ids[2]).not.toBe(ids[0])
    await expect.poll(() => forms.demos.received.length).toBe(2)
  })

  test('input edited during the submission is not discarded', async () => {
    const { page } = await forms.visit(DEMO)
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() === 'POST') {
        await page.locator('form').getByLabel('Company').fill('Changed meanwhile')
      }
      await route.continue()
    })
    await fillDemo(page)
    await requestDemo(page)
    await expect.poll(() => outcome(page).getAttribute('data-outcome')).toBe('accepted')
    expect(await page.locator('form').getByLabel('Company').inputValue()).toBe('Changed meanwhile')
  })

  test('a post that looks automated is accepted like others, and held back as suspect', async () => {
    const before = await forms.countsByState()
    const { page } = await forms.visit(DEMO)
    await fillDemo(page, { company: 'Machine' })
    await page.locator('[name=homepage]').evaluate((node: HTMLInputElement) => {
      node.value = 'https://spam.example'
    })
    await requestDemo(page)
    await expect.poll(() => outcome(page).textContent()).toBe(wording.demoAccepted)
    expect((await forms.countsByState()).suspect).toBe((before.suspect ?? 0) + 1)
    // Submissions of earlier tests may still be delivered.
    expect(JSON.stringify(forms.demos.received)).not.toContain('Machine')
  })

  test('forms of two pages do not share input', async () => {
    const { page } = await forms.visit(DEMO)
    await requestDemo(page)
    await outcome(page).waitFor()
    await page.locator('form').getByLabel('Your name').fill('Ebo')
    // Both pages use one component with other data, so React could reuse its state.
    await page.evaluate((path) => history.pushState({ usr: null, key: 'other' }, '', path), VAS)
    await page.evaluate(() =>
      dispatchEvent(new PopStateEvent('popstate', { state: history.state })),
    )
    await page.getByRole('heading', { level: 1, name: 'See the services you would use' }).waitFor()
    expect(await outcome(page).count()).toBe(0)
    expect(await page.locator('form').getByLabel('Your name').inputValue()).toBe('')
  })

  test('the button of the contact page scrolls to the form, 80 px under the top', async () => {
    const { page } = await forms.visit(CONTACT, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    await page.getByRole('link', { name: /Send Us a Message/ }).click()
    await expect
      .poll(() =>
        page.locator('#contact-form').evaluate((node) => node.getBoundingClientRect().top),
      )
      .toBeCloseTo(80, 0)
  })

  test('contact details are next to the form', async () => {
    const { page } = await forms.visit(CONTACT)
    const main = page.getByRole('main')
    for (const words of [
      '+233 30 255 0140',
      '+233 24 555 0140',
      'support@nsaa.example',
      '8AM-5PM GMT on working days',
      '14 Ring Road Close, Accra, Ghana',
    ]) {
      expect(await main.getByText(words).count(), words).toBe(1)
    }
    expect(await main.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toMatch(
      /^https:/,
    )
    expect(await main.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
      '/terms-and-conditions#privacy-policy',
    )
    expect(await main.getByLabel('Message').getAttribute('rows')).toBe('10')
  })
})
