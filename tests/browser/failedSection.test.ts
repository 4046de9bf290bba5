import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, withBrowser } from './harness.ts'

const open = withBrowser()

const MANIFEST = 'build/site/.vite/client-manifest.json'
const SECTION = 'app/sections/contactForm/section.tsx'
const FAULT = 'an API that this browser lacks'

/** Makes the contact form's component throw whenever it is rendered in the browser. */
async function breakContactForm(page: Page) {
  const { file } = JSON.parse(readFileSync(MANIFEST, 'utf8'))[SECTION]
  const code = readFileSync(`build/site/client/${file}`, 'utf8').replace(
    /export\s*\{\s*[\w$]+ as (\w+)/,
    `const broken=()=>{throw new TypeError('${FAULT}')};export{broken as $1`,
  )
  expect(code).toContain(FAULT)
  await page.route(`**/${file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  )
}

const contactForm = (page: Page) => page.locator('form', { has: page.locator('[name=firstName]') })

describe('a section that throws in the browser', () => {
  test('preserves its served HTML, is reported, and its form posts without JavaScript', async () => {
    const reports: string[] = []
    const { page, problems, close } = await open('/contact-us', {
      async intercept(page) {
        await breakContactForm(page)
        page.on('request', (request) => {
          if (request.url().endsWith('/client-errors')) reports.push(request.postData() ?? '')
        })
      },
    })
    await expect
      .poll(() => reports.map((report) => JSON.parse(report)))
      .toEqual([{ path: '/contact-us', name: 'TypeError', message: FAULT }])
    expect(problems).toEqual([expect.stringContaining(FAULT)])
    await contactForm(page).locator('[name=firstName]').fill('Ama')
    await contactForm(page).locator('[name=email]').fill('no address')
    await contactForm(page).locator('[type=submit]').click()
    await page.waitForLoadState('load')
    await contactForm(page).locator('[aria-invalid=true]').first().waitFor()
    expect(await contactForm(page).locator('[name=firstName]').inputValue()).toBe('Ama')
    await close()
  })

  test('shows every testimonial, also to assistive technology, if it throws when it is turned', async () => {
    const { page, close } = await open('/')
    const section = page.locator('#section-testimonials')
    await section.scrollIntoViewIfNeeded()
    await section.locator('[data-ready]').waitFor()
    await page.evaluate((fault) => {
      Array.prototype.map = new Proxy(Array.prototype.map, {
        apply(map, list, given) {
          if (Object(list[0]).quote) throw new TypeError(fault)
          return Reflect.apply(map, list, given)
        },
      })
    }, FAULT)
    await section.getByRole('button', { name: 'Next testimonial' }).click()
    await section.getByRole('button').first().waitFor({ state: 'hidden' })
    const slides = section.locator('[aria-roledescription=slide]')
    expect(await slides.count()).toBeGreaterThan(1)
    for (const slide of await slides.all()) {
      expect(await slide.isVisible()).toBe(true)
      expect(await slide.getAttribute('inert')).toBe(null)
    }
    await close()
  })

  test('is loaded with its document after a click on a link, and is removed on the next page', async () => {
    const { page, close } = await open('/about-us', { intercept: breakContactForm })
    await hydrated(page)
    await page.getByRole('link', { name: 'Contact Us' }).first().click()
    await page.waitForURL('**/contact-us')
    await contactForm(page).locator('[name=firstName]').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Talk to a person')
    await hydrated(page)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Cloth people can check' }).waitFor()
    await page.locator('main section').nth(2).waitFor()
    await close()
  })
})
