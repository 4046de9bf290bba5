import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'

const FOLDER = '.cache/test-reports/failures'
const NAME_LENGTH_MAX = 150

/**
 * Records a page, and if the running test fails writes a screenshot, the console and a Playwright
 * trace to `.cache/test-reports/failures`. Does nothing outside a test.
 */
export async function recordFailure(page: Page, noise: readonly string[]): Promise<void> {
  const { currentTestName } = expect.getState()
  if (currentTestName === undefined) return
  const context = page.context()
  await context.tracing.start({ snapshots: false, screenshots: false })
  onTestFailed(async () => {
    await mkdir(FOLDER, { recursive: true })
    const file = join(FOLDER, fileName(currentTestName))
    await writeFile(`${file}.txt`, `${page.url()}\n${noise.join('\n')}\n`)
    // A closed or crashed page has no screenshot.
    await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => undefined)
    await context.tracing.stop({ path: `${file}.zip` }).catch(() => undefined)
  })
}

function fileName(testName: string): string {
  return testName.replace(/[^\w-]+/g, '-').slice(0, NAME_LENGTH_MAX)
}
