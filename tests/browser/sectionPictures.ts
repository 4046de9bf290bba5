/**
 * Takes a picture of every section for the Studio's section picker, each from the first page of the
 * shipped dataset that has it. Needs a build (`npm run build`). Run it when sections have changed:
 *
 *     node tests/browser/sectionPictures.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { startSite } from '../site/startSite.ts'
import { launchChromium } from './chromium.ts'

const FOLDER = join(import.meta.dirname, '../../studio/sectionPictures')
const WINDOW = { width: 1200, height: 900 }
/** Twice the size it is shown at. */
const PICTURE = { width: 480, height: 360 }

interface PageOutline {
  path: string
  sections: string[]
}

const site = await startSite()
const browser = await launchChromium()
try {
  await mkdir(FOLDER, { recursive: true })
  const pages = await site.client.fetch<PageOutline[]>(
    '*[_type == "page" && defined(path)] | order(path){ path, "sections": sections[]._type }',
    {},
    { perspective: 'published' },
  )
  const context = await browser.newContext({ baseURL: site.origin, viewport: WINDOW })
  const page = await context.newPage()
  const taken = new Set<string>()
  for (const outline of pages) {
    if (outline.sections.every((type) => taken.has(type))) continue
    await takeFrom(page, outline, taken)
  }
  process.stdout.write(`${taken.size} sections\n`)
} finally {
  await browser.close()
  await site.stop()
}

async function takeFrom(page: Page, outline: PageOutline, taken: Set<string>) {
  const { path } = outline
  let { sections } = outline
  await page.goto(path, { waitUntil: 'networkidle' })
  // It stays at the top of the window and would lie over a section.
  await page.addStyleTag({ content: 'body > header { visibility: hidden }' })
  // A section that is not hydrated stands in a wrapper without a box; styles stand between them.
  const roots = page.locator('main > :not([id]), main > [id^="section-"] > *:first-child')
  if ((await roots.count()) !== sections.length) {
    // Some section has two elements; only of the first is it certain which one it is.
    process.stdout.write(`${path}: sections and elements differ, all but the first left out\n`)
    sections = sections.slice(0, 1)
  }
  for (const [index, type] of sections.entries()) {
    if (taken.has(type)) continue
    const root = roots.nth(index)
    const box = await root.boundingBox()
    if (!box || box.height < 40) continue
    await root.scrollIntoViewIfNeeded()
    const png = await root.screenshot({ animations: 'disabled' })
    const picture = await sharp(png)
      .resize({ ...PICTURE, fit: 'cover', position: 'left top' })
      .webp({ quality: 70 })
      .toBuffer()
    await writeFile(join(FOLDER, `${type}.webp`), picture)
    taken.add(type)
  }
}
