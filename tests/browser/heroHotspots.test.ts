import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { variantLoaders } from '../../app/sections/loaders.generated.ts'
import type { Site } from '../site/startSite.ts'
import { hydrated, PHONE, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

const open = withBrowser()
const LAYOUTS = Object.keys(variantLoaders).flatMap((variant) => {
  const [type, layout] = variant.split('/')
  return type === 'hero' && layout ? [layout] : []
})
const PHOTO = { width: 1600, height: 1200 }
/** Where the circle of the hotspot is. The red square is at the end of it, a face as it were. */
const PLACES = {
  left: { x: 0.06, y: 0.13, squareY: 0.03 },
  right: { x: 0.94, y: 0.87, squareY: 0.97 },
}
type Place = keyof typeof PLACES
const SQUARE_PX = 60
/** A screenshot has what fits in the window under the header: here every hero. */
const TALL_PHONE = { ...PHONE, height: 1_000 }
/** Where a picture is shown smallest. */
const SQUARE_MIN_PX = 8

let site: Site
beforeAll(async () => {
  site = await startIsolatedSite()
  for (const place of ['left', 'right'] as const) await createPage(place)
})
afterAll(() => site.stop())

/** One page with all heroes, whose picture has its hotspot there. */
async function createPage(place: Place) {
  const { x, y } = PLACES[place]
  const { _id: photo } = await site.client.assets.upload('image', await photograph(place))
  const picture = {
    _type: 'picture',
    alt: 'A clerk',
    asset: { _type: 'reference', _ref: photo },
    hotspot: { x, y, width: 0.08, height: 0.26 },
  }
  const sections = LAYOUTS.map((layout) => ({
    _type: 'hero',
    _key: layout,
    layout,
    heading: 'Settled today',
    picture,
  }))
  const title = `Hotspot ${place}`
  const page = { _id: `page-${place}`, _type: 'page', title, path: `/${place}`, sections }
  await site.client.create(page, { visibility: 'sync' })
}

function photograph(place: Place): Promise<Buffer> {
  const { x, squareY } = PLACES[place]
  const square = { width: SQUARE_PX, height: SQUARE_PX, channels: 3 as const, background: '#f00' }
  return sharp({ create: { ...PHOTO, channels: 3, background: '#777' } })
    .composite([
      {
        input: { create: square },
        left: Math.round(x * PHOTO.width - SQUARE_PX / 2),
        top: Math.round(squareY * PHOTO.height - SQUARE_PX / 2),
      },
    ])
    .jpeg()
    .toBuffer()
}

/** Text that is on a picture, and the header, may cover its hotspot. */
async function showOnlyImages() {
  const others = document.querySelectorAll<HTMLElement>('header, main :not(img, :has(img))')
  for (const other of others) other.style.visibility = 'hidden'
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode()))
}

/** @returns width and height of the red square as far as a visitor sees it, in pixels */
async function visibleSquare(page: Page, layout: string) {
  const hero = page.locator(`#section-${layout} > :has(img[alt="A clerk"])`)
  const { data, info } = await sharp(await hero.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const columns = new Set<number>()
  const rows = new Set<number>()
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const at = pixel * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red < 220 || green > 40 || blue > 40) continue
    columns.add(pixel % info.width)
    rows.add(Math.floor(pixel / info.width))
  }
  return { width: columns.size, height: rows.size }
}

/** @returns the sizes of red squares that are not whole, by layout */
async function cutSquares(page: Page) {
  await page.evaluate(showOnlyImages)
  const cut: Record<string, object> = {}
  for (const layout of LAYOUTS) {
    const { width, height } = await visibleSquare(page, layout)
    if (width < SQUARE_MIN_PX || Math.abs(width - height) > 1) cut[layout] = { width, height }
  }
  return cut
}

test.each(['left', 'right'] as const)(
  'every hero shows the hotspot of a picture whole on a phone, at the %s edge too',
  async (place) => {
    const path = `/${place}`
    await expect.poll(async () => (await fetch(site.origin + path)).status).toBe(200)
    const { page, close } = await open(path, {
      origin: site.origin,
      viewport: TALL_PHONE,
      reducedMotion: 'reduce',
    })
    await hydrated(page)
    // The page may be shown again while it is looked at, because it has just been published.
    await expect.poll(() => cutSquares(page)).toEqual({})
    await close()
  },
)

test.each([
  // Distance of the picture's top from that of the band: half the band, less the centre's place.
  [700, 45 - 700 * 0.75 * PLACES.left.y],
  [1440, 72 - 1440 * 0.75 * PLACES.left.y],
])(
  'a band shows the middle of a hotspot that is higher in a window of %d pixels, and no scrollbar',
  async (width, top) => {
    const { page, close } = await open('/left', {
      origin: site.origin,
      viewport: { width, height: 900 },
    })
    const band = page.locator('#section-company img')
    const position = await band.evaluate((image) => getComputedStyle(image).objectPosition)
    expect(Number.parseFloat(position.split(' ')[1] ?? '')).toBeCloseTo(top)
    // As wide as `100vw`, it is wider than a page with a scrollbar, or with this margin.
    const scrollWidth = await page.evaluate(() => {
      document.body.style.paddingLeft = '15px'
      return document.documentElement.scrollWidth
    })
    expect(scrollWidth).toBe(width)
    await close()
  },
)
