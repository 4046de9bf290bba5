import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PAINT_TIMEOUT_MS } from '../../app/document/deferredScripts.ts'
import { hydrated, withBrowser } from './harness.ts'
import { nextFrames } from './resize.ts'

const open = withBrowser()

declare global {
  interface Window {
    reportPaint?: () => void
  }
}

/** Reports a paint when the test says so, and never begins because of the time. */
async function holdPaintReports(page: Page): Promise<void> {
  await page.addInitScript((paintTimeoutMs) => {
    const { PerformanceObserver: Observer, setTimeout: after } = window
    const painted = new Promise<void>((resolve) => {
      window.reportPaint = resolve
    })
    window.PerformanceObserver = class extends Observer {
      constructor(report: PerformanceObserverCallback) {
        super((...reported) => void painted.then(() => report(...reported)))
      }
    }
    const timers = {
      setTimeout: (handler: () => void, ms?: number) =>
        ms === paintTimeoutMs ? 0 : after(handler, ms),
    }
    Object.assign(window, timers)
  }, PAINT_TIMEOUT_MS)
}

test('scripts are requested only when the first view is on the screen', async () => {
  const scripts: string[] = []
  const { page, close } = await open('/', {
    prepare: async (prepared) => {
      await holdPaintReports(prepared)
      prepared.on('request', (request) => {
        if (request.url().includes('/assets/framework-')) scripts.push(request.url())
      })
    },
  })
  await nextFrames(page)
  await nextFrames(page)
  expect(scripts).toEqual([])
  await page.evaluate(() => window.reportPaint?.())
  await hydrated(page)
  expect(scripts).toHaveLength(1)
  await close()
})
