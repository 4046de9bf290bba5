/**
 * Photographs every page with reduced motion, and compares two such sets pixel by
 * pixel. For changes that must not change how pages look. Needs a build (`npm run build`).
 *
 *     npm run pictures:compare -- take FOLDER [--project PROJECT] [PATH...]
 *     npm run pictures:compare -- compare BEFORE AFTER [DIFFERENCES]
 *
 * The first writes `FOLDER/390/NAME.png` and `FOLDER/1440/NAME.png`, of the build in PROJECT, which
 * may be a work tree of an earlier version. The second prints the share of different pixels of each
 * page as a table, ends with 1 when one is above 1 %, and marks in DIFFERENCES where. Where a part
 * has another height, everything below it differs.
 */
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { launchChromium } from '../browser/chromium.ts'
import { ROUTES } from '../site/routes.ts'
import { startSite } from '../site/startSite.ts'

const WIDTHS = [390, 1440]
const WINDOW_HEIGHT = 900
/** Antialiasing may differ by this much in a channel between two renderings. */
const CHANNEL_TOLERANCE = 24
const DIFFERENT_MAX = 0.01

const NOT_FOUND = '/404'

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string', default: '.' } },
})
const [command, first, ...rest] = positionals
const [second, third] = rest
if (command === 'take' && first) await take(first, values.project, rest)
else if (command === 'compare' && first && second) await compare(first, second, third)
else {
  process.stderr.write(
    'Usage: npm run pictures:compare -- take FOLDER [--project PROJECT] [PATH...], or compare BEFORE AFTER [DIFFERENCES]\n',
  )
  process.exitCode = 2
}

async function take(folder: string, project: string, only: readonly string[]) {
  const paths = ROUTES.map(({ path }) => path).filter((path) => !only[0] || only.includes(path))
  const site = await startSite({}, project)
  const browser = await launchChromium()
  try {
    for (const width of WIDTHS) {
      await mkdir(join(folder, String(width)), { recursive: true })
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width, height: WINDOW_HEIGHT },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      // A first visit may show fallback fonts.
      await page.goto('/', { waitUntil: 'networkidle' })
      for (const path of paths) {
        const response = await page.goto(path, { waitUntil: 'networkidle' })
        if (response?.status() === 404 && path !== NOT_FOUND) continue
        await picturesArrived(page)
        const file = join(folder, String(width), `${nameOf(path)}.png`)
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Lazy pictures are only fetched when they come near the window. */
async function picturesArrived(page: Page) {
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.allSettled(images.map((image) => image.decode()))
    await document.fonts.ready
  })
}

async function compare(before: string, after: string, differences: string | undefined) {
  const files = await readdir(join(before, String(WIDTHS[0])))
  let failed = false
  process.stdout.write(
    `| page | ${WIDTHS.map((width) => `${width} px`).join(' | ')} |\n|---|---|---|\n`,
  )
  for (const file of files.toSorted()) {
    const cells: string[] = []
    for (const width of WIDTHS) {
      const place = join(String(width), file)
      const marked = differences && join(differences, place)
      const share = await differentShare(join(before, place), join(after, place), marked)
      failed ||= share > DIFFERENT_MAX
      cells.push(`${(share * 100).toFixed(2)} %`)
    }
    process.stdout.write(`| ${file.replace('.png', '')} | ${cells.join(' | ')} |\n`)
  }
  process.stdout.write(failed ? 'Some pages differ.\n' : 'No page differs by more than 1 %.\n')
  process.exitCode = failed ? 1 : 0
}

async function pixelsOf(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** @returns the share of pixels that differ; rows that only one picture has count as different */
async function differentShare(before: string, after: string, marked: string | undefined) {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const width = Math.min(one.width, other.width)
  const height = Math.min(one.height, other.height)
  const total = Math.max(one.width, other.width) * Math.max(one.height, other.height)
  const marks = Buffer.alloc(width * height)
  let different = total - width * height
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isDifferent(one, other, x, y)) continue
      different++
      marks[y * width + x] = 255
    }
  }
  if (marked && different > 0) {
    await mkdir(join(marked, '..'), { recursive: true })
    await sharp(marks, { raw: { width, height, channels: 1 } })
      .png()
      .toFile(marked)
  }
  return different / total
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

function isDifferent(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const here = (y * one.width + x) * 3
  const there = (y * other.width + x) * 3
  for (let channel = 0; channel < 3; channel++) {
    const distance = (one.data[here + channel] ?? 0) - (other.data[there + channel] ?? 0)
    if (Math.abs(distance) > CHANNEL_TOLERANCE) return true
  }
  return false
}
