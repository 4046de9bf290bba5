import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, withBrowser } from './harness.ts'
import { requestBarrier } from './requestBarrier.ts'

/** The router's code is not part of a first view. */
const open = withBrowser()
const ROUTER = '**/assets/fullRouter-*.js'

const link = (page: Page) => page.locator('main a[href^="/services/"]').first()

/** A click without a pointer or focus before it, as assistive technology sends it. */
const click = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => node instanceof HTMLElement && node.click())

/** Lost when another document is loaded. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isSame' in window)

/** Paths of the requests for the router and for the data of pages. */
function watchRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/fullRouter-|\.data$/.test(pathname)) paths.push(pathname)
  })
  return paths
}

const routerRequest = expect.stringContaining('/fullRouter-')

/** Holds back the router's code until `release` is called. */
async function delayRouter(page: Page): Promise<{ release(): void; requested: Promise<void> }> {
  const released = Promise.withResolvers<void>()
  const requested = Promise.withResolvers<void>()
  await page.route(ROUTER, async (route) => {
    requested.resolve()
    await released.promise
    await route.continue()
  })
  return { release: released.resolve, requested: requested.promise }
}

async function openWithoutRouter(path: string) {
  return open(path, {
    intercept: async (page) => {
      await page.route(ROUTER, (route) => route.abort())
    },
  })
}

describe('the router’s code', () => {
  test('is not requested by a page that is only read, and once when a pointer moves', async () => {
    const requests: string[] = []
    const { page, problems, close } = await open('/get-started', {
      intercept: async (page) => {
        page.on('request', (request) => requests.push(request.url()))
      },
    })
    await hydrated(page)
    // Runs after the callbacks that load code when the page is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await requestBarrier(page)
    const ofRouter = () => requests.filter((url) => url.includes('/fullRouter-'))
    expect(ofRouter()).toEqual([])
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(ofRouter).toHaveLength(1)
    expect(problems).toEqual([])
    await close()
  })
})

describe('a click before the router has loaded', () => {
  test('navigates inside the document, and Back returns', async () => {
    const { page, problems, close } = await open('/')
    await hydrated(page)
    await markDocument(page)
    await click(page, 'main a[href^="/services/"]')
    await page.waitForURL('**/services/**')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('heading', { level: 1, name: /Innovation/ }).waitFor()
    expect(await isSameDocument(page)).toBe(true)
    expect(problems).toEqual([])
    await close()
  })

  test('is followed once on a slow connection, although it is repeated', async () => {
    const { page, problems, close } = await open('/')
    await hydrated(page)
    const requests = watchRequests(page)
    const { release, requested } = await delayRouter(page)
    await markDocument(page)
    const entries = await page.evaluate(() => history.length)
    await click(page, 'header a[href="/about-us"]')
    await requested
    await click(page, 'header a[href="/careers"]')
    await click(page, 'header a[href="/careers"]')
    expect(new URL(page.url()).pathname).toBe('/')
    release()
    await page.waitForURL('**/careers')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(requests).toEqual([routerRequest, '/careers.data'])
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    expect(await isSameDocument(page)).toBe(true)
    expect(problems).toEqual([])
    await close()
  })

  test('loads the next document if the router cannot be fetched', async () => {
    const { page, close } = await openWithoutRouter('/')
    await hydrated(page)
    await markDocument(page)
    await link(page).click()
    await page.waitForURL('**/services/**')
    await expect.poll(() => isSameDocument(page)).toBe(false)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await close()
  })
})

describe('Back before the router has loaded', () => {
  const reloadedAfterNavigation = async () => {
    const opened = await open('/about-us')
    await hydrated(opened.page)
    await click(opened.page, 'header a[href="/careers"]')
    await opened.page.waitForURL('**/careers')
    await opened.page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await opened.page.reload()
    await hydrated(opened.page)
    await markDocument(opened.page)
    return opened
  }
  const previousPage = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'Cloth people can check' })

  test('shows the page before a reload, in the same document', async () => {
    const { page, problems, close } = await reloadedAfterNavigation()
    await page.goBack()
    await previousPage(page).waitFor()
    expect(await isSameDocument(page)).toBe(true)
    expect(problems).toEqual([])
    await close()
  })

  test('loads that page’s document if the router cannot be fetched', async () => {
    const { page, close } = await reloadedAfterNavigation()
    await page.route(ROUTER, (route) => route.abort())
    await page.goBack()
    await previousPage(page).waitFor()
    expect(await isSameDocument(page)).toBe(false)
    await close()
  })

  test('cancels a click on a link', async () => {
    const { page, problems, close } = await reloadedAfterNavigation()
    const { release, requested } = await delayRouter(page)
    await click(page, 'header a[href="/get-started"]')
    await requested
    await page.goBack()
    release()
    await previousPage(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/about-us')
    expect(problems).toEqual([])
    await close()
  })
})

test('a form is posted with its document if the router cannot be fetched', async () => {
  const { page, close } = await openWithoutRouter('/contact-us')
  await hydrated(page)
  await markDocument(page)
  const form = page.locator('form', { has: page.locator('[name=firstName]') })
  await form.locator('[name=firstName]').fill('Ama')
  await form.locator('[name=email]').fill('no address')
  await form.locator('[type=submit]').click()
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await form.locator('[aria-invalid=true]').first().waitFor()
  expect(await form.locator('[name=firstName]').inputValue()).toBe('Ama')
  await close()
})
