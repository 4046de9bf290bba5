import { describe, expect, inject, test } from 'vitest'
import { weighPage } from '../site/pageWeight.ts'
import { ROUTES } from '../site/routes.ts'

const PATHS = ROUTES.map(({ path }) => path).filter((path) => path !== '/404')
const HTML_BYTES_MAX = 14 * 1024
/** 100 KB of 1,000 bytes each. */
const SCRIPT_BYTES_MAX = 100_000
const FONT_BYTES_MAX = 70 * 1024

describe.each(PATHS)('the weight of %s', (path) => {
  test('is within the budgets of a first view', async () => {
    const weight = await weighPage(inject('siteOrigin'), path)
    expect(weight.htmlBytes, 'HTML with critical CSS fits one round trip').toBeLessThanOrEqual(
      HTML_BYTES_MAX,
    )
    expect(weight.scripts, 'the weight is of something').not.toEqual([])
    expect(weight.scriptBytes, weight.scripts.join('\n')).toBeLessThanOrEqual(SCRIPT_BYTES_MAX)
    expect(weight.fontBytes, 'fonts are preloaded').toBeGreaterThan(0)
    expect(weight.fontBytes).toBeLessThanOrEqual(FONT_BYTES_MAX)
  })
})
