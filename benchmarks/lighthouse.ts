import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_ARGS, locateChromium } from '../tests/browser/chromium.ts'
import type { Measurement } from './measurement.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Runs Lighthouse with its default mobile settings (a 4x slower CPU, 1.6 Mbit/s, 150 ms) on each
 * path. Scores are 0 to 100; what costs points is printed below the table.
 */
export async function measureLighthouse(
  origin: string,
  paths: readonly string[],
): Promise<Measurement[]> {
  const { executablePath, env } = await locateChromium()
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...CHROMIUM_ARGS],
    envVars: { ...process.env, ...env },
  })
  try {
    const measurements: Measurement[] = []
    for (const path of paths) measurements.push(...(await measurePath(origin, path, chrome.port)))
    return measurements
  } finally {
    chrome.kill()
  }
}

async function measurePath(origin: string, path: string, port: number): Promise<Measurement[]> {
  const run = await lighthouse(`${origin}${path}`, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  })
  if (!run) throw new Error(`Lighthouse gave no result for ${path}`)
  const { audits, categories } = run.lhr
  const scores = CATEGORIES.map((id): Measurement => {
    const category = categories[id]
    const short = (category?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.995)
      .map(({ id: audit }) => `${audit} ${audits[audit]?.displayValue ?? ''}`.trim())
    return {
      name: `Lighthouse mobile ${path}: ${id}`,
      value: Math.round((category?.score ?? 0) * 100),
      unit: 'of 100',
      bound: { atLeast: 100 },
      ...(short.length > 0 && { note: short.join('; ') }),
    }
  })
  return [
    ...scores,
    ...(['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const).map(
      (id): Measurement => ({
        name: `Lighthouse mobile ${path}: ${id}`,
        value: Math.round(audits[id]?.numericValue ?? Number.NaN),
        unit: 'ms',
      }),
    ),
    {
      name: `Lighthouse mobile ${path}: layout shift`,
      value: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      unit: '',
      bound: { atMost: 0 },
    },
  ]
}
