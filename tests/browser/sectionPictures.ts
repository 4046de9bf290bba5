/**
 * Takes a picture of every look of a section for the Studio's section picker, each from the first page of the
 * shipped dataset that has it. Needs a build (`npm run build`). Run it when sections have changed:
 *
 *     node tests/browser/sectionPictures.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { lookOf } from '../../app/sections/looks.ts'
import { startSite } from '../site/startSite.ts'
import { launchChromium } from './chromium.ts'

const FOLDER = join(import.meta.dirname, '../../studio/sectionPictures')
const WINDOW = { width: 1200, height: 900 }
/** Twice the size it is shown at. */
const PICTURE = { width: 480, height: 360 }
const HEIGHT_MIN_PX = 40

interface PageOutline {
  path: string
  sections: { _type: string; _key: string; layout: string | null }[]
}

const site = await startSite()
const browser = await launchChromium()
try {
  await mkdir(FOLDER, { recursive: true })
  const pages = await site.client.fetch<PageOutline[]>(
    '*[_type == "page" && defined(path)] | order(path){ path, "sections": sections[]{ _type, _key, layout } }',
    {},
    { perspective: 'published' },
  )
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: WINDOW,
    bypassCSP: true,
  })
  const page = await context.newPage()
  const taken = new Set<string>()
  for (const outline of pages) {
    if (outline.sections.every((section) => taken.has(lookOf(section) ?? ''))) continue
    await takeFrom(page, outline, taken)
  }
  process.stdout.write(`${taken.size} looks\n`)
} finally {
  await browser.close()
  await site.stop()
}

async function takeFrom(page: Page, { path, sections }: PageOutline, taken: Set<string>) {
  await page.goto(path, { waitUntil: 'networkidle' })
  // It stays at the top of the window and would lie over a section.
  await page.addStyleTag({ content: '#site-header { visibility: hidden }' })
  for (const section of sections) {
    const look = lookOf(section)
    if (!look || taken.has(look)) continue
    const clip = await boxOf(page, `section-${section._key}`)
    if (!clip) continue
    const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
    const picture = await sharp(png)
      .resize({ ...PICTURE, fit: 'cover', position: 'left top' })
      .webp({ quality: 70 })
      .toBuffer()
    await writeFile(join(FOLDER, `${look.replace('/', '.')}.webp`), picture)
    taken.add(look)
  }
}

/**
 * Where a section stands on the page: its own element has no box, so those inside it are taken
 * together. Not higher than the picture's shape has room for.
 * @returns undefined for what shows nothing
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
