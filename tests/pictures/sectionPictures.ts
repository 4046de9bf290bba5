/**
 * Takes a picture of every variant of a section for the Studio's section picker, each from the
 * first of its examples. Builds the site if it is stale. Run it when sections have changed, for all
 * or for some types:
 *
 *     npm run pictures:sections
 *     npm run pictures:sections textBlock quotation
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { PAPER } from '../../app/design/tokens.ts'
import { type GalleryEntry, galleryEntries } from '../../app/pages/gallery/sectionGallery.ts'
import { build } from '../../tooling/build/build.ts'
import { launchChromium } from '../browser/chromium.ts'
import { startSite } from '../site/startSite.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = 'studio/sectionPictures'
const WINDOW = { width: 1200, height: 900 }
/** Twice the size at which it is shown. */
const PICTURE = { width: 480, height: 360 }
const HEIGHT_MIN_PX = 40

const typeOf = ({ variant }: GalleryEntry) => variant.split('/')[0] ?? variant
const known = new Set(galleryEntries.map(typeOf))
const types = new Set(process.argv.slice(2))
const unknown = [...types].filter((type) => !known.has(type))
if (unknown.length > 0) {
  process.stderr.write(`There is no section type ${unknown.join(', ')}\n`)
  process.exit(2)
}
const wanted = galleryEntries.filter((entry) => types.size === 0 || types.has(typeOf(entry)))

const isBuilt = await build({
  root: ROOT,
  force: false,
  quiet: true,
  only: 'Site',
  write: (text) => process.stdout.write(text),
})
if (!isBuilt) process.exit(1)

// First, because a browser that does not start would leave the site running.
const browser = await launchChromium()
// With the folder, or it would build the Studio too.
const site = await startSite({ GALLERY: '1' }, ROOT)
try {
  await mkdir(join(ROOT, FOLDER), { recursive: true })
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: WINDOW,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const entry of wanted) await take(page, entry)
} finally {
  await browser.close()
  await site.stop()
}

async function take(page: Page, { variant, examples }: GalleryEntry) {
  const [type = '', layout] = variant.split('/')
  const parameters = new URLSearchParams({ type, ...(layout && { layout }), example: '1' })
  await page.goto(`/gallery/sections?${parameters}`, { waitUntil: 'networkidle' })
  // The sticky header would cover the section.
  await page.addStyleTag({ content: '#site-header { visibility: hidden }' })
  const clip = await boxOf(page, `section-${examples[0]?._key}`)
  if (!clip) throw new Error(`The first example of ${variant} shows nothing`)
  const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
  const picture = await sharp(png)
    .resize({ ...PICTURE, fit: 'contain', position: 'left top', background: PAPER })
    .webp({ quality: 70 })
    .toBuffer()
  const file = `${FOLDER}/${variant.replace('/', '.')}.webp`
  await writeFile(join(ROOT, file), picture)
  process.stdout.write(`Wrote ${file}\n`)
}

/**
 * The bounding box of a section: its own element has no box, so its children's are united. At most
 * as high as the picture's aspect ratio allows.
 * @returns undefined if it renders nothing
 */
async function boxOf(page: Page, id: string) {
  const box = await page.evaluate(async (elementId) => {
    const inside = [...(document.getElementById(elementId)?.children ?? [])]
    inside[0]?.scrollIntoView()
    const images = inside.flatMap((one) => [...one.querySelectorAll('img')])
    await Promise.allSettled(images.map((image) => image.decode()))
    const boxes = inside
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 0)
    const top = Math.min(...boxes.map((one) => one.top))
    const bottom = Math.max(...boxes.map((one) => one.bottom))
    return { y: top + scrollY, height: bottom - top }
  }, id)
  if (!(box.height >= HEIGHT_MIN_PX)) return undefined
  const height = Math.min(box.height, (WINDOW.width * PICTURE.height) / PICTURE.width)
  return { x: 0, y: box.y, width: WINDOW.width, height }
}
