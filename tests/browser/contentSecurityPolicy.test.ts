import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, PHONE, withBrowser } from './harness.ts'
import { scrollThrough } from './scrollThrough.ts'

/**
 * The Content Security Policy of pages allows their own scripts and styles, and blocks injected
 * ones.
 */
const open = withBrowser()

const KINDS = [
  '/',
  '/services/collections',
  '/products/pensions-management-system',
  '/services/sms',
  '/terms-and-conditions',
  '/careers',
  '/help-center',
  '/innovation-hub',
  '/contact-us',
  '/404',
] as const

interface Violation {
  directive: string
  blocked: string
  sample: string
}

declare global {
  interface Window {
    violations: Violation[]
  }
}

/** Records everything the policy blocks, from the first byte on. */
const initScript = () => {
  window.violations = []
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective: directive, blockedURI: blocked, sample } = event
    window.violations.push({ directive, blocked, sample })
  })
}

const violations = (page: Page) => page.evaluate(() => window.violations)

/** Visits a page and fails on console messages or policy violations during the visit. */
async function visit(
  path: string,
  act: (page: Page) => Promise<void>,
  viewport?: { width: number; height: number },
) {
  const { page, problems, close } = await open(path, { initScript, ...(viewport && { viewport }) })
  await hydrated(page)
  await act(page)
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
  await close()
}

test('each kind of page loads and hydrates under its policy', async () => {
  const { page, problems, close } = await open('/robots.txt', { initScript })
  for (const path of KINDS) {
    await page.goto(path, { waitUntil: 'load' })
    await hydrated(page)
    await scrollThrough(page)
    expect(await violations(page), path).toEqual([])
    // Browsers log every 404 response to the console.
    expect(problems.filter((said) => !said.includes('status of 404'))).toEqual([])
  }
  await close()
})

describe('under the policy', () => {
  test('menus, the carousel and its slider work', async () => {
    await visit('/', async (page) => {
      await page.getByRole('button', { name: 'Company', exact: true }).click()
      await page.keyboard.press('Escape')
      const carousel = page.getByRole('region', { name: 'Product pictures' })
      await carousel.scrollIntoViewIfNeeded()
      await carousel.locator('[data-slider=ready]').waitFor()
      await carousel.getByRole('button', { name: /next/i }).click()
      await scrollThrough(page)
    })
  })

  test('the menu of a phone and a navigation from it work', async () => {
    await visit(
      '/',
      async (page) => {
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.locator('#menu-mobile').getByRole('link', { name: 'Contact' }).first().click()
        await page.waitForURL('**/contact-us')
        await scrollThrough(page)
      },
      PHONE,
    )
  })

  test('a dialog opens and closes', async () => {
    await visit('/about-us', async (page) => {
      await page
        .getByRole('button', { name: /^Read bio/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    })
  })

  test('a form shows its errors, its toast and its combobox', async () => {
    await visit('/schedule-banking-demo', async (page) => {
      const industry = page.getByRole('combobox', { name: /Industry/ })
      await industry.fill('o')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await page.getByRole('main').locator('form').getByRole('button').last().click()
      const toast = page.getByRole('status').getByText('Please fill in all the fields').first()
      await toast.waitFor()
      expect(
        await toast.evaluate((node) => {
          const card = node.closest('[role=status] > div')
          return card && getComputedStyle(card).position
        }),
        'the toast is styled',
      ).toBe('fixed')
    })
  })

  test('links navigate inside the app, and Back returns', async () => {
    await visit('/', async (page) => {
      for (const path of ['/services/payment-services', '/careers', '/help-center', '/about-us']) {
        await page.evaluate((to) => {
          const link = document.querySelector(`a[href="${to}"]`)
          if (!(link instanceof HTMLElement)) throw new Error(`no link to ${to}`)
          link.click()
        }, path)
        await page.waitForURL(`**${path}`)
        await page.locator('h1').first().waitFor()
        await scrollThrough(page)
      }
      await page.goBack()
      await page.waitForURL('**/help-center')
    })
  })
})

test('an injected script, handler, style or picture has no effect', async () => {
  const { page, close } = await open('/', { initScript })
  await hydrated(page)
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    const host = document.createElement('div')
    host.innerHTML =
      '<img src="https://elsewhere.example/pixel" onerror="window.injected = true">' +
      '<p style="position:fixed;inset:0">gone</p><style>body{display:none}</style>'
    document.body.append(host)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return {
      injected: 'injected' in window,
      hidden: getComputedStyle(document.body).display,
      position: getComputedStyle(host.children[1] ?? host).position,
    }
  })
  expect(ran).toEqual({ injected: false, hidden: 'block', position: 'static' })
  const refused = async () =>
    [...new Set((await violations(page)).map(({ directive }) => directive))].sort()
  await expect
    .poll(refused)
    .toEqual(['img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem'])
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  await close()
})

test('a script injected into the response by a proxy does not run', async () => {
  const { page, close } = await open('/careers', {
    initScript,
    async intercept(page) {
      await page.route('**/careers', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('</h1>', '</h1><script>injected=true</script>')
        await route.fulfill({ response, body })
      })
    },
  })
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect((await violations(page)).map(({ directive }) => directive)).toEqual(['script-src-elem'])
  await close()
})
