import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, withBrowser } from './harness.ts'

/**
 * Browser extensions and translation tools change a document before hydration. Whatever happens
 * then, the visitor must have a styled page.
 */
const open = withBrowser()

/** The computed appearance of the page: enough to detect missing styles. */
function look(page: Page) {
  return page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`${selector} is not on the page`)
      const { fontFamily, fontSize, color, display, backgroundColor } = getComputedStyle(element)
      return { fontFamily, fontSize, color, display, backgroundColor }
    }
    return {
      body: styleOf('body'),
      header: styleOf('header'),
      h1: styleOf('h1'),
      main: styleOf('main section'),
      footer: styleOf('footer'),
      rules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0) > 50,
    }
  })
}

async function lookOfServedPage(path = '/') {
  const { page, close } = await open(path, { javaScriptEnabled: false })
  const served = await look(page)
  await close()
  return served
}

describe('styles survive', () => {
  test('nodes that an extension injects into head and body before hydration', async () => {
    const { page, problems, close } = await open('/', {
      intercept: async (page) => {
        await page.route('/', async (route) => {
          const response = await route.fetch()
          const html = (await response.text())
            .replace('<head>', '<head><meta name="injected"><style>.injected{top:0}</style>')
            .replace('</head>', '<script>window.injected = true</script></head>')
            .replace(
              /<body[^>]*>/,
              (body) => `${body}<div class="injected">from an extension</div>`,
            )
            .replace('</body>', '<div class="injected">and another</div></body>')
          // Extensions inject into pages outside of the page's policy.
          const { 'content-security-policy': _policy, ...headers } = response.headers()
          await route.fulfill({ response, headers, body: html })
        })
      },
    })
    await hydrated(page)
    expect(await look(page)).toEqual(await lookOfServedPage())
    expect(problems).toEqual([])
    await close()
  })

  test('a hydration mismatch in an interactive section', async () => {
    const { page, problems, close } = await open('/contact-us', { intercept: breakHydration })
    await hydrated(page)
    await page.getByLabel('First name').waitFor()
    expect(await look(page)).toEqual(await lookOfServedPage('/contact-us'))
    expect(problems).toEqual([])
    await close()
  })

  test('a hydration mismatch for which React renders the whole document again', async () => {
    const { page, close } = await open('/', { intercept: breakDocument })
    await hydrated(page)
    await page.locator('main').waitFor()
    await page.getByRole('button', { name: 'Next picture' }).waitFor()
    await close()
  })

  test('a navigation into an error boundary and back', async () => {
    const { page, problems, close } = await open('/')
    await hydrated(page)
    const before = await look(page)
    await page.route('**/*.data*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'the content is unreachable' }),
    )
    await page.evaluate(() => document.querySelector('header')?.setAttribute('data-first', ''))
    await page.getByRole('link', { name: 'Contact Us' }).first().click()
    await page.getByRole('heading', { level: 1, name: /wrong|later|problem|sorry/i }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact-us')
    await page.unroute('**/*.data*')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Innovation/ }).waitFor()
    expect(await look(page)).toEqual(before)
    // The browser logs the status, and the router that it cannot decode the text of the response.
    const expected = /status of 500|^console.error: SyntaxError|Unable to decode/
    expect(problems.filter((line) => !expected.test(line))).toEqual([])
    await close()
  })
})

test('a hydration error is recorded where a test asks for it, and logged nowhere else', async () => {
  const broken = async (hydrationErrors: boolean) => {
    const { page, problems, close } = await open('/contact-us', {
      hydrationErrors,
      intercept: breakHydration,
    })
    await hydrated(page)
    await page.getByLabel('First name').waitFor()
    // React reports the error after it has rendered again.
    if (hydrationErrors) await expect.poll(() => problems.length).toBeGreaterThan(0)
    await close()
    return problems
  }
  expect(await broken(true)).toEqual([
    expect.stringContaining('hydration: Error: Minified React error #418'),
  ])
  expect(await broken(false)).toEqual([])
})

/** Serves a form with another label than React renders. */
async function breakHydration(page: Page) {
  await page.route('/contact-us', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('>First name<', '>Given name<')
    await route.fulfill({ response, body: html })
  })
}

/** Serves another element than React renders outside of every section. */
async function breakDocument(page: Page) {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replaceAll(/(<\/?)main\b/g, '$1article')
    await route.fulfill({ response, body: html })
  })
}
