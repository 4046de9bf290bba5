import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'

export const FAILURES_DIR = '.cache/test-reports/failures'
const NAME_LENGTH_MAX = 150

/** A page, and what its console has reported so far. */
export interface RecordedPage {
  page: Page
  problems: readonly string[]
}

/** Starts the Playwright trace of a page. */
export async function startTrace(page: Page): Promise<void> {
  await page.context().tracing.start({ snapshots: false, screenshots: false })
}

/** Ends the trace of a page without writing it. */
export async function discardTrace(page: Page): Promise<void> {
  await page.context().tracing.stop()
}

/**
 * If the running test fails, writes a screenshot, the console and the trace of a page to
 * `.cache/test-reports/failures`.
 */
export function reportFailure({ page, problems }: RecordedPage): void {
  const { currentTestName = '', testPath = '' } = expect.getState()
  onTestFailed(async () => {
    await mkdir(FAILURES_DIR, { recursive: true })
    const file = join(FAILURES_DIR, fileName(basename(testPath, '.test.ts'), currentTestName))
    await writeFile(`${file}.txt`, `${page.url()}\n${problems.join('\n')}\n`)
    // A closed or crashed page has no screenshot.
    await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => undefined)
    const { tracing } = page.context()
    await tracing.stop({ path: `${file}.zip` }).catch(() => undefined)
    // The page may be used by the next test.
    await startTrace(page).catch(() => undefined)
  })
}

/** Files that run in parallel can have tests of the same name. */
function fileName(file: string, testName: string): string {
  return `${file}-${testName}`.replace(/[^\w-]+/g, '-').slice(0, NAME_LENGTH_MAX)
}
