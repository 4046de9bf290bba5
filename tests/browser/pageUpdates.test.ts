import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { QUIET_MS } from '../../app/siteShell/usePageUpdates.ts'
import type { Site } from '../site/startSite.ts'
import { hydrated, SLOW_STEP, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

const MANIFEST = 'build/site/.vite/client-manifest.json'
const NEWSLETTER = 'app/sections/newsletter/section.tsx'
/** A page waits until it is fully loaded; here it listens without that. */
const WITHOUT_QUIET_TIME = `{
  const later = setTimeout
  window.setTimeout = (run, ms, ...rest) => later(run, ms === ${QUIET_MS} ? 0 : ms, ...rest)
}`
const isStream = (address: string) => address.includes('/page-updates?')

/** Published changes appear in open pages without disturbing the visitor. */
describe('an open page', () => {
  const open = withBrowser()
  let site: Site
  beforeAll(async () => {
    site = await startIsolatedSite()
  })
  afterAll(() => site.stop())

  /** Opens a page and waits for its event stream. */
  async function openListening(path: string, initScript: string = WITHOUT_QUIET_TIME) {
    const streams: number[] = []
    const opened = await open(path, {
      origin: site.origin,
      initScript,
      async intercept(page) {
        page.on('response', (response) => {
          if (isStream(response.url())) streams.push(response.status())
        })
      },
    })
    await hydrated(opened.page)
    await expect.poll(() => streams, SLOW_STEP).toEqual([200])
    return { ...opened, streams }
  }

  test('shows a published change without a reload, also in static parts', async () => {
    const { page, problems, close } = await openListening('/')
    await page.evaluate(() => {
      document.body.dataset.same = 'document'
      scrollTo({ top: 900, behavior: 'instant' })
    })
    const headline = page.locator('main h1')
    for (const words of ['Fresh headline', 'Fresher headline']) {
      await change(site, 'hero', { heading: words })
      await expect.poll(() => headline.innerText(), SLOW_STEP).toBe(words)
    }
    const [card] = await site.client.fetch<{ _id: string }[]>('*[_type == "serviceCard"]{ _id }')
    await site.client
      .patch(card?._id ?? '')
      .set({ title: 'Fresh card' })
      .commit()
    await page.getByText('Fresh card').first().waitFor({ state: 'attached' })
    expect(await page.evaluate(() => [document.body.dataset.same, scrollY])).toEqual([
      'document',
      900,
    ])
    expect(problems, problems.join('\n')).toEqual([])
    await close()
  })

  test('shows a change that arrived before the form below the view was hydrated', async () => {
    const { file } = JSON.parse(readFileSync(MANIFEST, 'utf8'))[NEWSLETTER]
    const mayLoad = Promise.withResolvers<void>()
    const isListening = Promise.withResolvers<void>()
    const { page, problems, close } = await open('/help-center', {
      origin: site.origin,
      async intercept(page) {
        await page.route(`**/${file}`, async (route) => {
          await mayLoad.promise
          await route.continue()
        })
        page.on('response', (response) => {
          if (isStream(response.url())) isListening.resolve()
        })
      },
    })
    await isListening.promise
    const refreshed = page.waitForResponse((response) => response.url().includes('.data'))
    await change(site, 'questions', { heading: 'Questions of an early visitor' }, '/help-center')
    await refreshed
    mayLoad.resolve()
    await page.getByText('Questions of an early visitor').first().waitFor({ state: 'attached' })
    expect(problems, problems.join('\n')).toEqual([])
    await close()
  })

  test('retries the update while the server sheds load', async () => {
    const { page, close } = await openListening('/')
    let asked = 0
    await page.route('/', (route) => {
      if (route.request().method() !== 'HEAD') return route.fallback()
      asked += 1
      return asked === 1 ? route.fulfill({ status: 503 }) : route.fallback()
    })
    await change(site, 'hero', { heading: 'Headline of a busy day' })
    await expect.poll(() => asked, SLOW_STEP).toBe(1)
    const afterLookingAgain = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('visibilitychange'))
        return document.querySelector<HTMLElement>('main h1')?.innerText
      })
    await expect.poll(afterLookingAgain, SLOW_STEP).toBe('Headline of a busy day')
    await close()
  })

  test('does not update during form input, and waits while something has focus', async () => {
    const [{ page, problems, close }, witness] = await Promise.all([
      openListening('/contact-us'),
      openListening('/contact-us'),
    ])
    /** A page without obstacles shows the change, so this one would have by then. */
    const shownElsewhere = (words: string) =>
      witness.page.getByText(words).first().waitFor({ state: 'attached' })
    const email = page.locator('main input[name="email"]').first()
    await email.focus()

    await change(site, 'contactForm', { heading: 'Write to us, freshly' })

    const heading = page.getByText('Write to us, freshly')
    await shownElsewhere('Write to us, freshly')
    expect(await heading.count()).toBe(0)
    await email.blur()
    await heading.first().waitFor({ state: 'attached' })

    await email.fill('ama@x.example')
    await email.blur()
    await change(site, 'contactForm', { heading: 'Write to us again' })
    await shownElsewhere('Write to us again')
    expect(await page.getByText('Write to us again').count()).toBe(0)
    expect(await email.inputValue()).toBe('ama@x.example')
    expect(problems, problems.join('\n')).toEqual([])
    await witness.close()
    await close()
  })

  test('does not update while another question is open than at first', async () => {
    const path = '/help-center'
    const [{ page, close }, witness] = await Promise.all([openListening(path), openListening(path)])
    await change(site, 'questions', { heading: 'First questions' }, path)
    await page.getByText('First questions').first().waitFor({ state: 'attached' })
    const questions = page.locator('main details')
    // One is open at a time, so the number of open ones remains.
    await questions.nth(3).locator('summary').click()
    // Focus inside the page would delay the update too.
    await questions.nth(3).locator('summary').blur()
    // After the second change, a page without obstacles would show at least the first one.
    for (const heading of ['Fresh questions', 'Fresher questions']) {
      await change(site, 'questions', { heading }, path)
      await witness.page.getByText(heading).first().waitFor({ state: 'attached' })
    }
    expect(await page.getByText(/^fresh/i).count()).toBe(0)
    expect(await questions.nth(3).getAttribute('open')).not.toBeNull()
    await questions.nth(0).locator('summary').click()
    await questions.nth(0).locator('summary').blur()
    await page.getByText('Fresher questions').first().waitFor({ state: 'attached' })
    await witness.close()
    await close()
  })

  test('does not update after the visitor has used an embedded form', async () => {
    const path = '/innovation-hub'
    const [{ page, close }, witness] = await Promise.all([openListening(path), openListening(path)])
    await page.locator('iframe').scrollIntoViewIfNeeded()
    await page.frameLocator('main iframe').getByRole('link').focus()
    // Back to the page, where nothing has focus.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    for (const heading of ['Fresh form', 'Fresher form']) {
      await change(site, 'embeddedForm', { heading }, path)
      await witness.page.getByText(heading).first().waitFor({ state: 'attached' })
    }
    expect(await page.getByText(/^fresh/i).count()).toBe(0)
    await witness.close()
    await close()
  })

  test('begins with the first slide and shows a testimonial when their lists have changed', async () => {
    const { page, problems, close } = await openListening('/')
    const carousel = page.getByRole('region', { name: 'Product pictures' })
    await carousel.scrollIntoViewIfNeeded()
    await carousel.locator('[data-slider=ready]').waitFor()
    await carousel.getByRole('button', { name: 'Pause' }).click()
    // The same slide, wherever the carousel was when it was paused.
    const secondPicture = carousel.getByRole('button', { name: 'Picture 2' })
    await secondPicture.click()
    await secondPicture.and(page.locator('[aria-current]')).waitFor()
    await page.getByRole('button', { name: 'Next testimonial' }).click()
    await carousel.evaluate(moveUntilReordered)
    // Focus inside the page would delay the update.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    const { slides, testimonial } = await site.client.fetch<{
      slides: { _key: string; heading: string }[]
      testimonial: { _id: string }
    }>(`{
      "slides": *[_id == "page-home"][0].sections[_type == "carousel"][0].slides,
      "testimonial": *[_type == "testimonial"] | order(order)[0]{ _id }
    }`)
    const chosen = [{ _key: 'only', _type: 'reference', _ref: testimonial._id }]
    await change(site, 'testimonialSlider', { testimonials: chosen }, '/')
    const [first, second, third] = slides
    await change(site, 'carousel', { slides: [first, third, second] }, '/')

    const slide = carousel.locator('[data-current]')
    await expect.poll(() => slide.getByRole('heading').innerText(), SLOW_STEP).toBe(first?.heading)
    const distances = () =>
      carousel
        .locator('[data-slide]')
        .evaluateAll((cards) =>
          cards.map((card) => getComputedStyle(card).getPropertyValue('--distance')),
        )
    await expect.poll(distances).toEqual(['0', '1', '-1'])
    const testimonials = page.getByRole('region', { name: 'What our customers say' })
    expect(await testimonials.locator('blockquote').count()).toBe(1)
    expect(await testimonials.locator('[data-shown] blockquote').count()).toBe(1)
    expect(problems, problems.join('\n')).toEqual([])
    await close()
  })

  test('is loaded again if a frame of another origin is published, unless its address is refused', async () => {
    const path = '/innovation-hub'
    const { page, problems, streams, close } = await openListening(path)
    await page.route('https://forms.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The form of another origin</p>' }),
    )
    const markDocument = () => page.evaluate(() => document.body.setAttribute('data-marked', ''))
    await markDocument()
    await change(site, 'embeddedForm', { address: 'https://forms.example/apply' }, path)
    const frame = page.locator('main iframe[src^="https://forms.example"]')
    await frame.scrollIntoViewIfNeeded()
    await frame.contentFrame().getByText('The form of another origin').waitFor()
    await hydrated(page)
    await expect.poll(() => streams, SLOW_STEP).toEqual([200, 200])
    await markDocument()
    await change(site, 'embeddedForm', { address: 'javascript:alert(1)' }, path)
    await frame.waitFor({ state: 'detached' })
    expect(await page.locator('body').getAttribute('data-marked')).toBe('')
    expect(problems.filter((problem) => !problem.includes('forms.example'))).toEqual([])
    await close()
  })

  test('shows a change that was published before the visitor came back to the cached document', async () => {
    const { page, close } = await open('/', { origin: site.origin })
    await page.goto('about:blank')
    await change(site, 'hero', { heading: 'Headline of later' })
    // It listens after four seconds: the change is older than any latency that the server allows
    // for.
    const witness = await openListening('/', '')
    await witness.page.getByText('Headline of later').first().waitFor({ state: 'attached' })
    await witness.close()
    await page.goBack({ waitUntil: 'load' })
    const [entry] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((one) => one.toJSON()),
    )
    // Without this the test would show nothing: the document is the stored one.
    expect(entry).toMatchObject({ transferSize: 0, type: 'back_forward' })
    await expect
      .poll(() => page.locator('main h1').innerText(), SLOW_STEP)
      .toBe('Headline of later')
    await close()
  })

  test('opens no event stream if the visitor saves data', async () => {
    const saving = await open('/', {
      origin: site.origin,
      initScript: () =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    })
    const asked: string[] = []
    saving.page.on('request', (request) => asked.push(request.url()))
    const witness = await openListening('/', '')
    expect(asked.filter(isStream)).toEqual([])
    await saving.close()
    await witness.close()
  })

  test('does not prevent the process from stopping', async () => {
    const { close } = await openListening('/careers')
    const stream = await fetch(`${site.origin}/page-updates?path=%2Fcareers&age=0`)
    const { exitCode } = await site.stop()
    expect(exitCode).toBe(0)
    // A stream that outlasts the grace period is cut, which is an error here.
    expect(await stream.text()).toContain('retry: ')
    await close()
    site = await startIsolatedSite()
  })
})

/** Moves a carousel without a pause, so that its slides change during a move. */
function moveUntilReordered(carousel: Element): void {
  const next = carousel.querySelector<HTMLElement>('[aria-label="Next picture"]')
  const slides = carousel.querySelector('[aria-roledescription=slide]')?.parentElement
  if (!next || !slides) throw new Error('The carousel has no button or no slides')
  const moving = setInterval(() => next.click(), 100)
  new MutationObserver(() => clearInterval(moving)).observe(slides, { childList: true })
}

async function change(
  site: Site,
  type: string,
  values: Record<string, unknown>,
  ...paths: string[]
) {
  const prefix = `sections[_type == "${type}"]`
  const set = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]),
  )
  const params = { paths: paths.length > 0 ? paths : ['/', '/contact-us'] }
  await site.client
    .patch({
      query: `*[_type == "page" && count(${prefix}) > 0 && path in $paths]`,
      params,
    })
    .set(set)
    .commit()
}
