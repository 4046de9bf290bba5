import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Ground, grounds } from '../../app/design/ground.ts'
import { chosenSections } from '../../app/pages/gallery/sectionGallery.ts'
import { sectionTypes } from '../../schemas/sections/index.generated.ts'
import { contrastRatio } from '../contrast.ts'
import { brokenWords } from './brokenWords.ts'
import { clippedText } from './clippedText.ts'
import { coveredControls } from './coveredControls.ts'
import { faintFocusRings } from './faintFocusRings.ts'
import {
  DESKTOP,
  expectAccessible,
  expectReadable,
  hydrated,
  PHONE,
  VIEWPORTS,
  withBrowser,
} from './harness.ts'
import { hexOf } from './hexOf.ts'
import { nextFrames, resize } from './resize.ts'

const open = withBrowser()

const TYPES = sectionTypes.map(({ name }) => name)
const WIDTHS_PX = [320, 390, 768, 1440]
/**
 * Rules about a whole page, which do not apply because one section is on it several times. Bare
 * tables lack text.
 */
const EXCEPT_RULES = ['heading-order', 'landmark-unique', 'empty-table-header']

/** Nothing of these can be shown: an address that is not allowed, a link that leads nowhere. */
const WITHOUT_CONTENT = ['comparison-none', 'embeddedForm-refused', 'callToAction-nextPage-no-link']

/**
 * With a hash all sections appear together: one in each frame, a page of thirty examples is laid
 * out thirty times.
 */
const TOGETHER = '#together'
const addressOf = (type: string) => `/gallery/sections?type=${type}${TOGETHER}`
const idsOf = (type: string) =>
  chosenSections(new URLSearchParams({ type }))
    .filter(({ _key }) => !WITHOUT_CONTENT.includes(_key))
    .map(({ _key }) => `section-${_key}`)

/** Ids of the sections that render something. */
function shownSections(page: Page): Promise<string[]> {
  return page
    .locator('[id^="section-"]')
    .evaluateAll((sections) =>
      sections
        .filter(({ children }) => [...children].some((child) => child.clientHeight > 0))
        .map(({ id }) => id),
    )
}

/**
 * Sections that overflow the window, if the page can be scrolled horizontally. On a busy machine a
 * page of all examples has its new layout some frames after its new size, so it is looked at again.
 */
async function sectionsTooWide(page: Page): Promise<string[]> {
  for (let look = 1; look < LOOKS_MAX; look++) {
    if ((await sectionsTooWideNow(page)).length === 0) return []
    await nextFrames(page)
  }
  return sectionsTooWideNow(page)
}

const LOOKS_MAX = 20

function sectionsTooWideNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const isWide = (element: Element) => element.getBoundingClientRect().right > width + 1
    const wide = [...document.querySelectorAll('[id^="section-"]')]
      .filter((section) => [...section.querySelectorAll('*')].some(isWide))
      .map(({ id }) => id)
    return wide.length > 0 ? wide : ['something that is no element, as a pseudo-element']
  })
}

/** Each anchor of these examples, with the ground of the element it is on. */
const placesOf = (type: string) =>
  chosenSections(new URLSearchParams({ type }))
    .filter(({ _key, anchor }) => anchor && !WITHOUT_CONTENT.includes(_key))
    // The ground of a form for a demo is that of its picture.
    .map(({ anchor, ground }) => ({ anchor, ground: type === 'demoForm' ? null : ground }))

function placesIn(page: Page, type: string) {
  return Promise.all(
    placesOf(type).map(async ({ anchor, ground }) => {
      const element = page.locator(`section[id="${anchor}"]`)
      const shown = await element.getAttribute('data-ground')
      return { anchor, ground: ground && shown }
    }),
  )
}

describe('examples with JavaScript', () => {
  test.each(TYPES)(
    '%s are accessible, log nothing, cover no control, and fit any width and text size',
    async (type) => {
      const { page, problems, close } = await open(addressOf(type), { reducedMotion: 'reduce' })
      await hydrated(page)
      expect(await shownSections(page)).toEqual(idsOf(type))
      expect(await placesIn(page, type)).toEqual(placesOf(type))
      await expectAccessible(page, { exceptRules: EXCEPT_RULES })
      const outside: Record<string, readonly string[]> = {}
      for (const width of WIDTHS_PX) {
        await resize(page, { ...DESKTOP, width })
        outside[`${width} px`] = await sectionsTooWide(page)
        expect(await coveredControls(page), `covered at ${width} px`).toEqual([])
      }
      // Unlike the browser's default size, text zoom does not affect media queries.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      outside['1440 px, text at 200 %'] = [
        ...(await sectionsTooWide(page)),
        ...(await clippedText(page)),
      ]
      expect(Object.entries(outside).filter(([, sections]) => sections.length > 0)).toEqual([])
      expect(problems).toEqual([])
      await close()
    },
  )
})

/** Longer words are those of examples that test how words break. */
const ORDINARY_LETTERS_MAX = 20

test('titles of features break no ordinary word', async () => {
  const { page, close } = await open(addressOf('features'), { reducedMotion: 'reduce' })
  await hydrated(page)
  for (const width of [390, 600, 900, 1440, 1920]) {
    await resize(page, { ...DESKTOP, width })
    const broken = await brokenWords(page)
    const ordinary = broken.filter((word) => word.length <= ORDINARY_LETTERS_MAX)
    expect(ordinary, `at ${width} px`).toEqual([])
  }
  await close()
})

test('percentages of a divided bar are in one line, however narrow their share is', async () => {
  const { page, close } = await open(addressOf('chart'), { reducedMotion: 'reduce' })
  await hydrated(page)
  for (const width of [390, 768, 1440]) {
    await resize(page, { ...DESKTOP, width })
    const numbers = await page.locator('main li > b').evaluateAll((all) =>
      all.map((one) => {
        const text = document.createRange()
        text.selectNodeContents(one)
        const tops = [...text.getClientRects()].map(({ top }) => Math.round(top))
        return { number: one.textContent, lines: new Set(tops).size }
      }),
    )
    expect(numbers.length).toBeGreaterThan(10)
    expect(
      numbers.filter(({ lines }) => lines !== 1),
      `at ${width} px`,
    ).toEqual([])
  }
  await close()
})

test.each(['contactForm', 'demoForm'])(
  '%s has no empty element for a missing text',
  async (type) => {
    const { page, close } = await open(addressOf(type))
    const elements = page.locator('main section :is(p, dt, dd):not([role])')
    expect(await elements.count()).toBeGreaterThan(0)
    const texts = await elements.evaluateAll((all) => all.map(({ textContent }) => textContent))
    expect(texts.filter((text) => !text)).toEqual([])
    await close()
  },
)

test('a transparent picture of a media section shows what is behind it', async () => {
  const { page, close } = await open(addressOf('media'), { reducedMotion: 'reduce' })
  const backgrounds = await page
    .locator('main figure img')
    .evaluateAll((all) => all.map((picture) => getComputedStyle(picture).backgroundColor))
  expect(backgrounds.length).toBeGreaterThan(0)
  expect(new Set(backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  await close()
})

test('the line above a reference contact ends with the columns on a tablet', async () => {
  const { page, close } = await open(addressOf('referenceContact'), { reducedMotion: 'reduce' })
  await hydrated(page)
  await resize(page, { ...DESKTOP, width: 768 })
  const rightEdges = await page.locator('main section').evaluateAll((sections) =>
    sections.map(({ firstElementChild }) => {
      const [, person, brochure = person] = firstElementChild?.children ?? []
      return [person, brochure].map((column) => column?.getBoundingClientRect().right)
    }),
  )
  expect(rightEdges.length).toBeGreaterThan(1)
  for (const [person, brochure] of rightEdges) expect(person).toBe(brochure)
  await close()
})

test('buttons of the slides of a carousel contrast with its ground, and the current one is thicker', async () => {
  const { page, close } = await open(addressOf('carousel'), { reducedMotion: 'reduce' })
  const threads = (includeHidden: boolean) =>
    page.getByRole('button', { name: /^Picture \d$/, includeHidden })
  await expect.poll(() => threads(false).count()).toBe(await threads(true).count())
  const buttons = await threads(false).evaluateAll((all) =>
    all.map((button) => {
      const line = getComputedStyle(button)
      const ground = button.closest('section')
      return {
        isCurrent: button.hasAttribute('aria-current'),
        colours: [line.backgroundImage, getComputedStyle(button, '::after').backgroundColor],
        heightPx: Number.parseFloat(line.backgroundSize.split(' ')[1] ?? ''),
        ground: ground ? getComputedStyle(ground).backgroundColor : '',
      }
    }),
  )
  expect(new Set(buttons.map(({ ground }) => ground)).size).toBe(2)
  for (const { isCurrent, colours, heightPx, ground } of buttons) {
    expect(heightPx).toBe(isCurrent ? 7 : 3)
    for (const colour of isCurrent ? colours : colours.slice(0, 1)) {
      expect(contrastRatio(hexOf(colour), hexOf(ground))).toBeGreaterThanOrEqual(3)
    }
  }
  await close()
})

/** Types whose schema offers this ground. */
const allowing = (ground: Ground) =>
  sectionTypes
    .filter(({ options }) => options.section.grounds.includes(ground))
    .map(({ name }) => name)

describe('every variant whose schema allows the ground', () => {
  test.each(grounds)(
    'every variant on %s has readable text and focus rings, and fits the narrowest window',
    async (ground) => {
      const address = `/gallery/sections?example=1&ground=${ground}${TOGETHER}`
      const wanted = chosenSections(new URL(address, 'http://gallery').searchParams)
      expect([...new Set(wanted.map(({ _type }) => _type))]).toEqual(allowing(ground))
      const { page, problems, close } = await open(address, { reducedMotion: 'reduce' })
      await hydrated(page)
      expect(await shownSections(page)).toEqual(wanted.map(({ _key }) => `section-${_key}`))
      await expectReadable(page)
      await resize(page, { ...DESKTOP, width: 320 })
      expect(await sectionsTooWide(page)).toEqual([])
      expect(problems).toEqual([])
      // Last, because focused links prefetch pages that the gallery does not have.
      const { faint, count } = await faintFocusRings(page)
      expect(count).toBeGreaterThan(10)
      expect(faint).toEqual([])
      await close()
    },
  )
})

describe('examples without JavaScript, on a phone, at twice the text size', () => {
  const options = { viewport: PHONE, javaScriptEnabled: false, largeText: true }

  test.each(TYPES)('%s show their text inside the window', async (type) => {
    const { page, close } = await open(addressOf(type), options)
    expect(await shownSections(page)).toEqual(idsOf(type))
    // A page without JavaScript runs no callbacks of frames, so there is one look.
    expect([...(await sectionsTooWideNow(page)), ...(await clippedText(page))]).toEqual([])
    await close()
  })
})

describe.each(VIEWPORTS)('neighbours at %s', (_width, viewport) => {
  /** From the words of one section to those of the next. */
  const SPACE_MIN_PX = 40

  test('any two variants have space between them, on equal and on different grounds', async () => {
    const { page, close } = await open('/gallery/sections?example=1', {
      viewport,
      javaScriptEnabled: false,
    })
    const apart = await spacesOf(page, 'apart')
    const joined = await spacesOf(page, 'joined')
    const tooClose = apart.flatMap((upper) =>
      apart
        .filter((lower) => upper.below + lower.above < SPACE_MIN_PX)
        .map((lower) => `${upper.id} over ${lower.id}`),
    )
    const bands = joined.filter(
      ({ paddingTop }, index) => paddingTop === 0 && (apart[index]?.paddingTop ?? 0) > 0,
    )
    const tooCloseInBands = bands.flatMap((upper) =>
      bands
        .filter((lower) => upper.below + lower.above < SPACE_MIN_PX)
        .map((lower) => `${upper.id} over ${lower.id}, both on ink`),
    )
    expect(bands.length).toBeGreaterThan(20)
    expect([...tooClose, ...tooCloseInBands]).toEqual([])
    await close()
  })

  test('neighbours on one ground are one band, those on different grounds have space between them', async () => {
    const { page, close } = await open('/gallery/sections?type=buttons', { viewport })
    await hydrated(page)
    const grounds = ['ink', 'ink', 'signal', 'signal', 'gold']
    const spaceAbove = () =>
      page.locator('[id^="section-"] > section').evaluateAll((bands, chosen) => {
        for (const [index, ground] of chosen.entries()) {
          bands[index]?.setAttribute('data-ground', ground)
        }
        return bands
          .slice(1, chosen.length)
          .map((band) => Number.parseFloat(getComputedStyle(band).paddingTop) > 0)
      }, grounds)
    await expect.poll(spaceAbove).toEqual([false, true, false, true])
    await close()
  })
})

interface Spaces {
  id: string
  /** Between the upper edge of the section and its first words, and below its last, in pixels. */
  above: number
  below: number
  /** Of its frame, from the frame's edge to its content. */
  paddingTop: number
}

/** Of each section with words: after one on another ground, or after a band on the same one. */
function spacesOf(page: Page, neighbours: 'apart' | 'joined'): Promise<Spaces[]> {
  return page.evaluate((wanted) => {
    const sections = [...document.querySelectorAll('[id^="section-"]')]
    const upper = document.createElement('div')
    const model = document.querySelector('[id^="section-buttons-"] > section')
    if (wanted === 'joined' && model) upper.append(model.cloneNode(true))
    for (const element of upper.children) element.setAttribute('data-ground', 'ink')
    for (const section of sections) {
      section.before(upper.cloneNode(true))
      if (wanted === 'joined') section.firstElementChild?.setAttribute('data-ground', 'ink')
    }
    return sections.flatMap((section) => {
      const edges = [...section.children]
        .map((child) => child.getBoundingClientRect())
        .filter(({ height }) => height > 0)
      const words: DOMRect[] = []
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement
        if (!node.nodeValue?.trim() || !parent?.checkVisibility()) continue
        // What only a screen reader reads is a pixel wide.
        if (parent.clientWidth === 1 || parent.closest('[aria-hidden="true"],svg')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        words.push(range.getBoundingClientRect())
      }
      if (words.length === 0 || edges.length === 0) return []
      const frame = section.lastElementChild
      return [
        {
          id: section.id,
          above:
            Math.min(...words.map(({ top }) => top)) - Math.min(...edges.map(({ top }) => top)),
          below:
            Math.max(...edges.map(({ bottom }) => bottom)) -
            Math.max(...words.map(({ bottom }) => bottom)),
          paddingTop: frame ? Number.parseFloat(getComputedStyle(frame).paddingTop) : 0,
        },
      ]
    })
  }, neighbours)
}

test('an address of the gallery names a variant, a type, or one example of each variant', () => {
  const variants = (query: string) =>
    chosenSections(new URLSearchParams(query)).map(({ _key }) => _key)
  expect(variants('')).toEqual([])
  expect(variants('type=divider&layout=beam')).toEqual(['divider-beam', 'divider-beam-on-signal'])
  expect(variants('type=divider&example=1')).toEqual([
    'divider-line',
    'divider-beam',
    'divider-crossing',
  ])
})
