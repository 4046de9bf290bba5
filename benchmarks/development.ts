import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchDefaultChromium } from '../tests/browser/chromium.ts'
import { freePort } from '../tests/site/freePort.ts'
import { copyProject, type ProjectCopy } from '../tests/site/projectCopy.ts'
import { LAKE_TOKEN } from '../tests/site/startSite.ts'
import type { Findings, Measurement } from './measurement.ts'
import { startChild, temporaryDir, untilResponding } from './site.ts'
import { median } from './statistics.ts'
import { signIn } from './studio.ts'
import type { BenchOptions } from './suite.ts'

const ROUNDS = 5
const BETWEEN_CHANGES_MS = 2_000
const SETTLE_MS = 8_000
const TIMEOUT_MS = 90_000
const COMPONENT_MAX_MS = 1_000
const SCHEMA_MAX_MS = 3_000

interface Change {
  name: string
  file: string
  /** A text of the file that it has once. */
  text: string
  /** Where the text is seen. */
  path: string
  maxMs: number
}

const CHANGES: readonly Change[] = [
  {
    name: 'a changed component that is hydrated, in an open page',
    file: 'app/sections/carousel/section.tsx',
    text: 'Next picture',
    path: '/',
    maxMs: COMPONENT_MAX_MS,
  },
  {
    name: 'a changed component that only the server renders, in an open page',
    file: 'app/design/skipLink/SkipLink.tsx',
    text: 'Skip to content',
    path: '/',
    maxMs: COMPONENT_MAX_MS,
  },
  {
    name: 'a changed schema, in a document open in the Studio',
    file: 'schemas/documents/faqItem.ts',
    text: 'Link after the answer',
    path: '/studio/intent/create/type=faqItem/',
    maxMs: SCHEMA_MAX_MS,
  },
]

/**
 * From saving a file to the browser that shows the change, under `npm run dev` in a copy of the
 * project.
 */
export async function measureDevelopment({ quick, step }: BenchOptions): Promise<Findings> {
  const project = await copyProject()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = startChild([join(project.folder, 'tooling/dev.ts')], {
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: origin,
    DATA_DIR: temporaryDir(),
    LAKE_TOKEN,
  })
  const browser = await launchDefaultChromium()
  try {
    await untilResponding(`${origin}/`, server)
    const storageState = await signIn(browser, { origin })
    const context = await browser.newContext({ baseURL: origin, storageState })
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    const measurements: Measurement[] = []
    for (const change of CHANGES) {
      step(change.name)
      measurements.push(await measureChange(page, project, change, quick ? 1 : ROUNDS))
    }
    return { measurements }
  } finally {
    await browser.close()
    await server.stop()
    await project.remove()
  }
}

async function measureChange(
  page: Page,
  project: ProjectCopy,
  { name, file, text, path, maxMs }: Change,
  rounds: number,
): Promise<Measurement> {
  const original = await project.read(file)
  await page.goto(path)
  await seen(page, text)
  // Vite reloads a page when it has bundled further packages, and React has to hydrate it.
  await page.waitForTimeout(SETTLE_MS)
  const durationsMs: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const changed = `${text} ${round}`
    const savedMs = performance.now()
    await project.write(file, original.replace(text, changed))
    await seen(page, changed)
    durationsMs.push(performance.now() - savedMs)
    // Vite's watcher merges changes of a file that follow each other closely.
    await page.waitForTimeout(BETWEEN_CHANGES_MS)
  }
  return {
    name: `${name}, median`,
    value: median(durationsMs),
    unit: 'ms',
    bound: { atMost: maxMs },
    note: `${rounds} changes of ${file}, from ${Math.round(Math.min(...durationsMs))} to ${Math.round(Math.max(...durationsMs))} ms`,
  }
}

/** Waits for a text or a name in the document, which a change may replace as a whole. */
async function seen(page: Page, text: string): Promise<void> {
  const deadlineMs = performance.now() + TIMEOUT_MS
  const isShown = (wanted: string) => document.documentElement.outerHTML.includes(wanted)
  while (performance.now() < deadlineMs) {
    // A reload ends what is being evaluated.
    if (await page.evaluate(isShown, text).catch(() => false)) return
    await page.waitForTimeout(10)
  }
  throw new Error(`“${text}” did not appear`)
}
