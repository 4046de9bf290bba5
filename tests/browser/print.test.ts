import { describe, expect, test } from 'vitest'
import { hydrated, withBrowser } from './harness.ts'
import { SHEET, shown } from './printedPage.ts'

const open = withBrowser()

async function showOnPaper(path: string, javaScriptEnabled = true) {
  const opened = await open(path, { viewport: SHEET, javaScriptEnabled })
  if (javaScriptEnabled) await hydrated(opened.page)
  await opened.page.emulateMedia({ media: 'print' })
  return opened
}

describe('on paper', () => {
  test.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('answers of closed accordions are visible, %s', async (_way, javaScriptEnabled) => {
    const { page, close } = await showOnPaper('/help-center', javaScriptEnabled)
    const answers = page.locator('main details > :not(summary)')
    expect(await answers.count()).toBeGreaterThan(3)
    for (const answer of await answers.all()) {
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
    }
    await close()
  })

  test('the footer is next to the logo at the head of the first sheet', async () => {
    const { page, close } = await showOnPaper('/')
    // The style for them is deferred.
    const isForScreens = ':is(nav, button, summary, a:not([href="/"], [href="#main"]))'
    await expect.poll(() => shown(page, `#site-header ${isForScreens}`)).toEqual([])
    const footer = page.locator('footer:not(main footer)')
    expect(await footer.innerText()).toContain('14 Ring Road Close')
    expect(await footer.innerText()).toContain('+233 30 255 0140')
    const logo = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Nsaa home' })
      .boundingBox()
    const header = await page.locator('header').first().boundingBox()
    const address = await footer.boundingBox()
    expect(address?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? SHEET.width))
    expect(address?.height).toBeLessThanOrEqual(header?.height ?? 0)
    expect(address?.y).toBe(header?.y)
    await close()
  })

  test('an entry animation that has not ended leaves nothing out', async () => {
    const { page, close } = await open('/services/payouts', { reducedMotion: 'no-preference' })
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    const animations = () =>
      page
        .locator('main *')
        .evaluateAll((all) => [...new Set(all.map((it) => getComputedStyle(it).animationName))])
    await expect.poll(animations).toEqual(['none'])
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(async () => (await animations()).length).toBeGreaterThan(1)
    await close()
  })

  test('a long answer is printed whole', async () => {
    const { page, close } = await showOnPaper('/help-center')
    const answer = page.locator('main details > :not(summary)').first()
    const [height, contentHeight] = await answer.evaluate((element) => {
      element.append(...Array.from({ length: 60 }, () => document.createElement('p')))
      for (const paragraph of element.querySelectorAll('p')) paragraph.textContent = 'A line.'
      return [element.clientHeight, element.scrollHeight]
    })
    expect(height).toBe(contentHeight)
    await close()
  })

  test('every slide of the carousel and every testimonial is visible, one below the other', async () => {
    const { page, close } = await showOnPaper('/')
    const slide = '[aria-roledescription=slide]'
    for (const slides of [slide, `${slide} h2`, 'main blockquote']) {
      const boxes = await page.locator(slides).evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          const visible = one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          return { top, bottom, visible }
        }),
      )
      expect(boxes.length).toBeGreaterThan(1)
      expect(boxes.every(({ visible }) => visible)).toBe(true)
      for (const [index, box] of boxes.slice(1).entries()) {
        expect(box.top).toBeGreaterThanOrEqual(boxes[index]?.bottom ?? 0)
      }
    }
    await close()
  })

  test.each([
    ['/services/collections', 'dl:has(dd)', ['breakInside']],
    ['/services/collections', '[aria-hidden=true]:has(+ dl)', ['breakBefore', 'breakAfter']],
    ['/contact-us', 'form div:has(> textarea)', ['breakInside']],
  ] as const)(
    'a chart and a message box are on one sheet: %s, %s',
    async (path, selector, breaks) => {
      const { page, close } = await showOnPaper(path)
      const styles = await page
        .locator(`main ${selector}`)
        .evaluate((element, names) => names.map((name) => getComputedStyle(element)[name]), breaks)
      expect(new Set(styles)).toEqual(new Set(['avoid']))
      await close()
    },
  )

  test.each([
    ['/', ':is(h1, h2, h3, img)'],
    ['/services/web-checkout', 'dl > div'],
    ['/services/payouts', 'tr'],
  ])('at %s each of %s is on one sheet', async (path, selector) => {
    const { page, close } = await showOnPaper(path)
    const breaks = await page
      .locator(`main ${selector}`)
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).breakInside))
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
    await close()
  })

  test('no text is printed over a picture, and no link to the next page', async () => {
    const { page, close } = await showOnPaper('/services/sms')
    const nextPage = 'main a[href="/services/ussd"]'
    expect(await page.locator(nextPage).count()).toBe(1)
    expect(await shown(page, nextPage)).toEqual([])
    expect(await shown(page, 'section:has(h1) img')).toEqual([])
    await close()
  })

  test.each([
    ['/merchant-onboarding-policy', ['the tax identification number']],
    ['/gallery/sections?type=caseStudyChapters', ['At home', 'Approve with your PIN']],
  ])('lists in the text of %s have bullets or numbers', async (path, items) => {
    const { page, close } = await showOnPaper(path)
    for (const text of items) {
      const marker = await page
        .getByRole('listitem')
        .filter({ hasText: text })
        .evaluate((item) => {
          const { borderTopWidth } = getComputedStyle(item, '::before')
          return borderTopWidth === '0px' ? getComputedStyle(item).listStyleType : 'bar'
        })
      expect(marker, text).not.toBe('none')
    }
    await close()
  })

  test('addresses of links in the text are written out', async () => {
    const { page, close } = await showOnPaper('/contact-us')
    const maps = page.getByRole('main').getByRole('link', { name: 'Open in maps' })
    const written = await maps.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(written).toContain(await maps.getAttribute('href'))
    await close()
  })
})
