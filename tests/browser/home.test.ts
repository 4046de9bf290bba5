import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  DESKTOP,
  expectAccessible,
  horizontalOverflowPx,
  hydrated,
  isFocused,
  PHONE,
  VIEWPORTS,
  withBrowser,
} from './harness.ts'
import { watchShifts } from './layoutShifts.ts'
import { legibleSlides } from './legibleSlides.ts'
import { scrollThrough } from './scrollThrough.ts'

const open = withBrowser()

const carousel = (page: Page) => page.getByRole('region', { name: 'Product pictures' })
const slideHeadings = (page: Page) => carousel(page).getByRole('heading', { level: 2 })
const currentSlide = (page: Page) => carousel(page).locator('[data-current]').getByRole('heading')
const statistics = (page: Page) => page.getByRole('region', { name: 'Nsaa in numbers' })

const withClock = async (page: Page) => {
  await page.clock.install()
}

/** Stops the clock; the test advances it. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** Resolves after the page's own observers of the element, which were created before. */
const observed = (locator: Locator) =>
  locator.evaluate(
    (element) => new Promise((done) => new IntersectionObserver(done).observe(element)),
  )

const placeOfSlide = (page: Page) =>
  carousel(page)
    .locator('[data-current] [data-slide]')
    .evaluate((slide) => {
      const { x, width } = slide.getBoundingClientRect()
      return { x, width }
    })

/** Scrolls until the carousel is near, which loads its slider, and waits for it. */
async function carouselReady(page: Page): Promise<void> {
  await hydrated(page)
  await carousel(page).scrollIntoViewIfNeeded()
  await carousel(page).locator('[data-slider=ready]').waitFor()
}

/** Scrolls to the carousel, whose slider cannot be fetched. */
async function reachCarouselWithoutSlider(page: Page): Promise<void> {
  await hydrated(page)
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('keen-slider'),
  )
  await carousel(page).scrollIntoViewIfNeeded()
  await aborted
}

const abortSlider = (page: Page) =>
  page.route('**/keen-slider*.js', (route) => route.abort(), { times: 1 })

test('the carousel shows the picture chosen before the code of its slider has arrived', async () => {
  const mayLoad = Promise.withResolvers<void>()
  const { page, problems, close } = await open('/', {
    reducedMotion: 'reduce',
    async intercept(page) {
      await page.route('**/keen-slider*.js', async (route) => {
        await mayLoad.promise
        await route.continue()
      })
    },
  })
  await hydrated(page)
  const threads = carousel(page).getByRole('button', { name: /^Picture/ })
  const middle = await placeOfSlide(page)
  await carousel(page).getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => threads.nth(1).getAttribute('aria-current')).toBe('true')
  await expect.poll(() => placeOfSlide(page)).toEqual(middle)
  mayLoad.resolve()
  await carousel(page).locator('[data-slider=ready]').waitFor()
  expect(await threads.nth(1).getAttribute('aria-current')).toBe('true')
  expect(await placeOfSlide(page)).toEqual(middle)
  expect(problems).toEqual([])
  await close()
})

test('the carousel can be turned if the code of its slider could not be fetched', async () => {
  const failed: string[] = []
  const { page, close } = await open('/', {
    reducedMotion: 'reduce',
    async intercept(page) {
      page.on('pageerror', (error) => failed.push(error.message))
      await abortSlider(page)
    },
  })
  await reachCarouselWithoutSlider(page)
  const threads = carousel(page).getByRole('button', { name: /^Picture/ })
  const middle = await placeOfSlide(page)
  await carousel(page).getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => threads.nth(1).getAttribute('aria-current')).toBe('true')
  await expect.poll(() => placeOfSlide(page)).toEqual(middle)
  expect(failed).toEqual([])
  await close()
})

test('the carousel advances, and can be paused, if the code of its slider could not be fetched', async () => {
  const { page, close } = await open('/', {
    async prepare(page) {
      await withClock(page)
      await abortSlider(page)
    },
  })
  await reachCarouselWithoutSlider(page)
  await stopClock(page)
  const shown = () => currentSlide(page).textContent()
  const first = await shown()
  await page.clock.runFor(5_500)
  const second = await shown()
  expect(second).not.toBe(first)
  await carousel(page).getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(20_000)
  expect(await shown()).toBe(second)
  await close()
})

test('the pause button of the carousel comes before its other controls and its pictures', async () => {
  const { page, close } = await open('/')
  await carouselReady(page)
  const controls = await carousel(page).locator('button, a, [data-slide]').all()
  expect(await controls[0]?.getAttribute('aria-label')).toBe('Pause picture rotation')
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
  const [pause] = boxes
  expect(pause?.x, 'it is shown last').toBe(
    Math.max(...boxes.filter((box) => box?.y === pause?.y).map((box) => box?.x ?? 0)),
  )
  await close()
})

test('the carousel shows the chosen picture if another one was still moving in', async () => {
  const { page, close } = await open('/', { prepare: withClock })
  await carouselReady(page)
  await stopClock(page)
  await carousel(page).getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(1_000)
  const threads = carousel(page).getByRole('button', { name: /^Picture/ })
  await threads.nth(0).click()
  await page.clock.runFor(1_000)
  await carousel(page).getByRole('button', { name: 'Next picture' }).click()
  await threads.nth(2).click()
  await page.clock.runFor(1_000)
  expect(await threads.nth(2).getAttribute('aria-current')).toBe('true')
  await close()
})

test('the carousel shows its threads, and which is current, in forced colours', async () => {
  const { page, close } = await open('/', { context: { forcedColors: 'active' } })
  await carousel(page).getByRole('button', { name: 'Next picture' }).waitFor()
  const widths = await carousel(page)
    .getByRole('button', { name: /^Picture/ })
    .evaluateAll((threads) => threads.map((it) => getComputedStyle(it).borderBottomWidth))
  expect(widths).toEqual(['6px', '3px', '3px'])
  await close()
})

test('numbers do not cover their labels in forced colours', async () => {
  const { page, close } = await open('/', {
    reducedMotion: 'reduce',
    context: { forcedColors: 'active' },
  })
  await hydrated(page)
  const item = statistics(page).getByRole('listitem').first()
  await item.scrollIntoViewIfNeeded()
  const clip = await item.evaluate((element) => {
    const range = document.createRange()
    if (element.lastChild) range.selectNode(element.lastChild)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height }
  })
  const withNumber = await page.screenshot({ clip })
  await item.getByRole('img').evaluate((number) => (number.style.visibility = 'hidden'))
  expect(withNumber.equals(await page.screenshot({ clip }))).toBe(true)
  await close()
})

test('marks of certificates and partners keep a light ground in forced colours', async () => {
  const forced = { forcedColors: 'active', colorScheme: 'dark' } as const
  const { page, close } = await open('/', { context: forced })
  const marks = page.getByRole('listitem').locator('img[src*=".svg"]')
  const certificate = page.getByRole('listitem').filter({ hasText: 'ISO certified' })
  const partners = page.locator('section', { hasText: 'We work with' }).getByRole('listitem')
  const grounds = await marks
    .and(certificate.locator('img').or(partners.locator('img')))
    .evaluateAll((all) =>
      all.map((mark) => {
        const { backgroundColor, filter } = getComputedStyle(mark)
        return [backgroundColor, filter]
      }),
    )
  expect(grounds.length).toBeGreaterThan(3)
  expect(new Set(grounds.map(String))).toEqual(new Set(['rgb(255, 254, 250),none']))
  await close()
})

describe.each(VIEWPORTS)('home at %s', (_name, viewport) => {
  test('shows every section, fits the window, is accessible and logs nothing', async () => {
    const { page, problems, close } = await open('/', { viewport })
    await hydrated(page)
    await scrollThrough(page)
    for (const name of [
      /^Innovation/,
      'What we offer',
      /innovation hub for startups/,
      'We work with',
    ]) {
      expect(await page.getByRole('heading', { name }).count()).toBeGreaterThan(0)
    }
    expect(await horizontalOverflowPx(page)).toBe(0)
    await expectAccessible(page)
    expect(problems).toEqual([])
    await close()
  })

  test('neighbours of the current slide are smaller and shifted, their headings not shown', async () => {
    const { page, close } = await open('/', { viewport, reducedMotion: 'reduce' })
    await carouselReady(page)
    const slides = await carousel(page)
      .locator('[data-slide]')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { a: scale, e } = new DOMMatrix(getComputedStyle(card).transform)
          const width = card instanceof HTMLElement ? card.offsetWidth : 0
          const heading = card.previousElementSibling
          const isShown = heading?.checkVisibility({ opacityProperty: true })
          return { scale, shift: Math.round((e / width) * 100), isShown }
        }),
      )
    expect(slides).toEqual([
      { scale: 1, shift: 0, isShown: true },
      { scale: 0.8, shift: 30, isShown: false },
      { scale: 0.8, shift: -30, isShown: false },
    ])
    // Controls would have to be disabled in the neighbours.
    expect(
      await carousel(page).locator('[aria-roledescription=slide] :is(a, button)').count(),
    ).toBe(0)
    await close()
  })

  test('all content is readable without JavaScript', async () => {
    const { page, problems, close } = await open('/', { viewport, javaScriptEnabled: false })
    expect(await slideHeadings(page).count()).toBe(3)
    const slides = await carousel(page).locator('[data-slide]').all()
    const boxes = await Promise.all(slides.map((slide) => slide.boundingBox()))
    expect(boxes.every((box) => box && box.x >= 0 && box.x + box.width <= viewport.width)).toBe(
      true,
    )
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(3)
    expect(await page.locator('blockquote:visible').count()).toBe(2)
    expect(await page.getByRole('button', { name: 'Next picture' }).count()).toBe(0)
    expect(await statistics(page).getByRole('img').allTextContents()).toContain('1m+')
    expect(await horizontalOverflowPx(page)).toBe(0)
    // With JavaScript disabled, Chromium blocks script preloads and logs it.
    expect(problems.filter((line) => !line.endsWith('(csp)'))).toEqual([])
    await close()
  })
})

test('controls appear when they work; if scripts cannot be fetched, all slides are shown instead', async () => {
  const held: Route[] = []
  const { page, close } = await open('/', {
    async intercept(page) {
      await page.route('**/assets/*.js', (route) => void held.push(route))
    },
  })
  await expect.poll(() => held.length).toBeGreaterThan(1)
  const next = carousel(page).getByRole('button', { name: 'Next picture', includeHidden: true })
  expect(await legibleSlides(page)).toEqual([1, 1])
  expect(await next.isVisible()).toBe(false)
  expect((await next.boundingBox())?.height, 'its place is reserved').toBeGreaterThan(0)
  await Promise.all(held.map((route) => route.abort()))
  await expect.poll(() => legibleSlides(page)).toEqual([3, 2])
  expect(await next.isVisible()).toBe(false)
  await close()
})

test.each(['entry.client', 'loaders.generated', 'withScript'])(
  'all slides are shown if %s is the only script that cannot be fetched',
  async (name) => {
    const { page, close } = await open('/', {
      async intercept(page) {
        await page.route(`**/assets/${name}-*.js`, (route) => route.abort())
      },
    })
    await expect.poll(() => legibleSlides(page)).toEqual([3, 2])
    await close()
  },
)

describe('what moves on the home page, at 390 px', () => {
  test('the carousel advances every five seconds, with or without interaction', async () => {
    const { page, problems, close } = await open('/', { viewport: PHONE, prepare: withClock })
    await carouselReady(page)
    await stopClock(page)
    const shown = () => currentSlide(page).textContent()
    const slides = carousel(page).locator('[data-slider]')
    await carousel(page).getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(20_000)
    const first = await shown()
    await carousel(page).getByRole('button', { name: 'Play' }).click()
    await page.clock.runFor(4_950)
    expect(await shown()).toBe(first)
    const announced = carousel(page).locator('[aria-live=polite]')
    const read = await slides.ariaSnapshot()
    await page.clock.runFor(700)
    const second = await shown()
    expect(second).not.toBe(first)
    expect(await slides.ariaSnapshot(), 'a screen reader keeps its place').toBe(read)
    expect(await announced.textContent()).toBe('')
    await carousel(page).getByRole('button', { name: 'Next picture' }).click()
    await page.clock.runFor(700)
    const third = await shown()
    expect([first, second]).not.toContain(third)
    expect(await announced.textContent()).toMatch(new RegExp(`^\\d of 3: ${third}$`))
    await page.clock.runFor(5_500)
    expect(await shown()).toBe(first)
    expect(await announced.textContent()).toBe('')
    expect(problems).toEqual([])
    await close()
  })

  test('a paused carousel does not advance, and can still be turned by hand, selecting no text', async () => {
    const { page, close } = await open('/', { viewport: PHONE, prepare: withClock })
    await carouselReady(page)
    await stopClock(page)
    await carousel(page).getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(1_000)
    const first = await currentSlide(page).textContent()
    await page.clock.runFor(20_000)
    expect(await currentSlide(page).textContent()).toBe(first)
    const threads = carousel(page).getByRole('button', { name: /^Picture/ })
    await threads.nth(1).press('Enter')
    await page.clock.runFor(1_000)
    const chosen = await threads.nth(1).getAttribute('aria-current')
    expect(chosen).toBe('true')
    const second = await currentSlide(page).textContent()
    const heading = await currentSlide(page).boundingBox()
    if (!heading) throw new Error('the slide has no heading')
    const y = heading.y + 20
    await page.mouse.move(heading.x + heading.width * 0.7, y)
    await page.mouse.down()
    await page.mouse.move(heading.x + 10, y + 5, { steps: 8 })
    await page.mouse.up()
    await page.clock.runFor(1_000)
    expect([first, second]).not.toContain(await currentSlide(page).textContent())
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
    await close()
  })

  test('the carousel leaves vertical scrolling and zooming with two fingers to the browser', async () => {
    const { page, close } = await open('/', { viewport: PHONE })
    await carouselReady(page)
    const stage = carousel(page).locator('[data-slider]')
    const touchAction = await stage.evaluate((it) => getComputedStyle(it).touchAction)
    expect(touchAction).toBe('pan-y pinch-zoom')
    await close()
  })

  test('numbers count up once when they become visible, and end exactly', async () => {
    const { page, close } = await open('/', { viewport: PHONE, prepare: withClock })
    await hydrated(page)
    const numbers = () => statistics(page).getByRole('img').allTextContents()
    const final = ['30+', '50+', '40+', '1m+']
    expect(await numbers()).toEqual(final)
    await stopClock(page)
    await statistics(page).getByRole('list').scrollIntoViewIfNeeded()
    await statistics(page).locator('[data-counting]').first().waitFor()
    await page.clock.runFor(1_000)
    expect(await numbers()).toEqual(['15+', '25+', '20+', '1m+'])
    await page.clock.runFor(1_100)
    expect(await numbers()).toEqual(final)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await statistics(page).getByRole('list').scrollIntoViewIfNeeded()
    await page.clock.runFor(500)
    expect(await numbers()).toEqual(final)
    await close()
  })

  test('testimonials are turned with the keyboard, in both directions', async () => {
    const { page, close } = await open('/', { viewport: PHONE })
    await hydrated(page)
    const quote = page.locator('blockquote:visible')
    const first = await quote.textContent()
    const next = page.getByRole('button', { name: 'Next testimonial' })
    await next.focus()
    await page.keyboard.press('Enter')
    await page.getByText('2 of 2').waitFor()
    const second = await quote.textContent()
    expect(second).not.toBe(first)
    await page.keyboard.press('Enter')
    await page.getByText('1 of 2').waitFor()
    expect(await quote.textContent()).toBe(first)
    await page.getByRole('button', { name: 'Previous testimonial' }).press('Enter')
    await page.getByText('2 of 2').waitFor()
    expect(await quote.textContent()).toBe(second)
    await close()
  })

  test('reduced motion: the carousel does not advance, numbers do not count', async () => {
    const { page, close } = await open('/', {
      viewport: PHONE,
      reducedMotion: 'reduce',
      prepare: withClock,
    })
    await carouselReady(page)
    await stopClock(page)
    const first = await currentSlide(page).textContent()
    await page.clock.runFor(20_000)
    expect(await currentSlide(page).textContent()).toBe(first)
    await carousel(page).getByRole('button', { name: 'Play' }).waitFor()
    const numbers = statistics(page).getByRole('list')
    await numbers.scrollIntoViewIfNeeded()
    await observed(numbers)
    await page.clock.runFor(500)
    expect(await statistics(page).locator('[data-counting]').count()).toBe(0)
    await close()
  })
})

describe.each(VIEWPORTS)('while it loads, at %s', (_name, viewport) => {
  test.each(['/', '/innovation-hub'])('%s causes no layout shift', async (path) => {
    const { page, close } = await open(path, {
      viewport,
      prepare: watchShifts,
    })
    await hydrated(page)
    await scrollThrough(page)
    // Layout shift is reported to three decimals; a smaller one is a subpixel.
    const shifts = await page.evaluate<number[]>('window.shifts')
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005)
    await close()
  })
})

describe('service cards', () => {
  test('are one link each, as large as the card', async () => {
    const { page, close } = await open('/', { viewport: DESKTOP })
    await hydrated(page)
    for (const [title, href] of [
      ['Payment Services', '/services/payment-services'],
      ['Value Added Services', '/services/value-added-services'],
      ['E-commerce', '/services/e-commerce'],
    ] as const) {
      const card = page
        .locator('main li')
        .filter({ has: page.getByRole('heading', { level: 3, name: title }) })
      expect(await card.getByRole('link').count()).toBe(1)
      expect(await card.getByRole('link').getAttribute('href')).toBe(href)
      const hit = await card.evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant', block: 'center' })
        const { left, top, width } = element.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + 40)?.closest('a')?.href
      })
      expect(hit && new URL(hit).pathname).toBe(href)
    }
    await close()
  })
})

describe('navigation', () => {
  test('scrolls to the top, moves focus to the heading, and restores the position on the way back', async () => {
    const { page, close } = await open('/', { reducedMotion: 'reduce' })
    await hydrated(page)
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await page.waitForFunction(() => scrollY === 1200)
    await page.getByRole('link', { name: 'View VAS' }).dispatchEvent('click')
    await page.waitForFunction(() => location.pathname === '/services/value-added-services')
    const heading = page.getByRole('heading', { level: 1 })
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await page.waitForFunction(() => scrollY === 0)
    expect(await isFocused(heading)).toBe(true)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Innovation/ }).waitFor()
    await page.waitForFunction(() => scrollY === 1200)
    await close()
  })

  test('Back returns focus to the link that was followed, if it is in view', async () => {
    const { page, close } = await open('/', { reducedMotion: 'reduce' })
    await hydrated(page)
    const followed = page.getByRole('link', { name: 'View VAS' })
    await followed.focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await page.goBack()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('View VAS')
    expect(await isFocused(followed)).toBe(true)
    await page.goForward()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await close()
  })

  test('restores the position on a page whose address lost its parameter', async () => {
    const { page, close } = await open('/contact-us?sent=contact', { reducedMotion: 'reduce' })
    await hydrated(page)
    await page.waitForFunction(() => location.search === '')
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await page.waitForFunction(() => scrollY === 600)
    await page.locator('footer a[href="/careers"]').first().dispatchEvent('click')
    await page.waitForFunction(() => location.pathname === '/careers' && scrollY === 0)
    await page.goBack()
    await page.waitForFunction(() => location.pathname === '/contact-us' && scrollY === 600)
    await close()
  })
})

describe('an unknown path', () => {
  test('responds with 404 at its own address, and the history entry becomes /404', async () => {
    const { page, close } = await open('/', { viewport: DESKTOP })
    await hydrated(page)
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    expect(response && new URL(response.url()).pathname).toBe('/no-such-page')
    await page.waitForFunction(() => location.pathname === '/404')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go back' }).click()
    await page.getByRole('heading', { level: 1, name: /Innovation/ }).waitFor()
    await close()
  })
})
