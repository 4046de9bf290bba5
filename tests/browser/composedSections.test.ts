import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Site } from '../site/startSite.ts'
import { hardSections } from './hardContent.ts'
import {
  DESKTOP,
  horizontalOverflowPx,
  hydrated,
  type WatchedPage,
  withBrowser,
} from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { resize } from './resize.ts'
import { sectionFaults } from './sectionFaults.ts'

/** Sections as editors may compose them: in other ways, and with other content, than shipped. */
const open = withBrowser()
const PATH = '/hard-content'
const PHOTO = { create: { width: 800, height: 1600, channels: 3, background: '#a75' } } as const
let site: Site
let ids: string[]

beforeAll(async () => {
  site = await startIsolatedSite()
  const photo = await site.client.assets.upload('image', await sharp(PHOTO).png().toBuffer())
  const sections = hardSections(photo._id)
  ids = sections.map(({ _key }) => `section-${_key}`)
  await site.client.create(
    { _id: 'page-hard-content', _type: 'page', title: 'Hard content', path: PATH, sections },
    { visibility: 'sync' },
  )
  const isPublished = async () => (await fetch(`${site.origin}${PATH}`)).ok
  await vi.waitUntil(isPublished, { timeout: 15_000 })
})
afterAll(() => site.stop())

/** Of a heading in two lines, a lead and a button, with the space around them. */
const HERO_HEIGHT_MAX_PX = 650

const MARKS = [
  ['timeline-trace-signal', 'ol', '', 'borderTopColor'],
  ['timeline-conversation-ink', 'li', '::before', 'backgroundColor'],
  ['timeline-strip-indigo', '[data-busy]:nth-child(3)', '', 'backgroundColor'],
  ['chart-bars-signal', 'dl > div', '::before', 'backgroundColor'],
  ['chart-bars-raffia', 'dl > div:last-child', '::before', 'backgroundColor'],
] as const

async function openComposed(width: number) {
  const viewport = { ...DESKTOP, width }
  const opened = await open(PATH, {
    origin: site.origin,
    viewport,
    reducedMotion: 'reduce',
    hydrationErrors: true,
  })
  await hydrated(opened.page)
  return opened
}

async function expectWhole({ page, problems }: WatchedPage) {
  expect(
    await page.locator('[id^="section-"]').evaluateAll((all) => all.map(({ id }) => id)),
  ).toEqual(ids)
  expect(await horizontalOverflowPx(page)).toBe(0)
  expect(await sectionFaults(page)).toEqual({})
  expect(problems).toEqual([])
}

const IS_WHOLE = 'hard content overflows nothing, overlaps nothing, and breaks within no word'

describe('on phones and tablets', () => {
  let phone: WatchedPage
  beforeAll(async () => {
    phone = await openComposed(320)
  })
  afterAll(() => phone.close())

  test.each([320, 390, 768])(`at %i px ${IS_WHOLE}`, async (width) => {
    await resize(phone.page, { ...DESKTOP, width })
    await expectWhole(phone)
  })
})

describe('on desktops', () => {
  let desktop: WatchedPage
  beforeAll(async () => {
    desktop = await openComposed(1440)
  })
  afterAll(() => desktop.close())

  test(IS_WHOLE, () => expectWhole(desktop))

  test('the second row of three columns begins where the first one does', async () => {
    const { page } = desktop
    for (const [key, title] of [
      ['features-columns-five', 'h3'],
      ['features-numbers-five', 'b'],
      ['figures-row-millions', 'b'],
    ]) {
      const lefts = await page
        .locator(`#section-${key} li ${title}`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
      expect(lefts, key).toHaveLength(5)
      expect(lefts.slice(3), key).toEqual(lefts.slice(0, 2))
    }
  })

  test('marks of data do not have the colour of their ground', async () => {
    const { page } = desktop
    for (const [key, selector, ...part] of MARKS) {
      const mark = page.locator(`#section-${key}`).locator(selector).first()
      const { colour, ground } = await mark.evaluate(
        (element, [pseudo, property]) => ({
          colour: getComputedStyle(element, pseudo)[property],
          ground: getComputedStyle(element.closest('section') ?? element).backgroundColor,
        }),
        part,
      )
      expect(colour, key).not.toBe(ground)
    }
  })

  test('a photograph at the bottom edge of a hero is below its text', async () => {
    const { page } = desktop
    const hero = page.locator('#section-hero-rising-photo')
    const button = await hero.getByRole('link', { name: 'Contact Sales' }).boundingBox()
    const photograph = await hero.locator('img').boundingBox()
    expect(photograph?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
  })

  test('a sub-heading of a chapter is bolder than its text', async () => {
    const { page } = desktop
    const weights = await page
      .locator('#section-caseStudyChapters-headings h4')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontWeight))
    expect(weights).toEqual(['700', '700'])
  })

  test('a hero without a picture is no higher than its text needs', async () => {
    const { page } = desktop
    const heights = await page
      .locator('[id^="section-hero-"][id$="-no-picture"]')
      .evaluateAll((all) =>
        all
          .filter(({ id }) => !id.includes('-home-'))
          .map(({ id, firstElementChild }) => ({
            id,
            height: firstElementChild?.clientHeight ?? 0,
          })),
      )
    expect(heights).toHaveLength(17)
    expect(heights.filter(({ height }) => height > HERO_HEIGHT_MAX_PX)).toEqual([])
  })
})
