import { describe, expect, inject, test } from 'vitest'
import { FONT_BYTES_MAX, HTML_BYTES_MAX, SCRIPT_BYTES_MAX, weighPage } from '../site/pageWeight.ts'
import { ROUTES } from '../site/routes.ts'

const PATHS = ROUTES.map(({ path }) => path).filter((path) => path !== '/404')

/**
 * HTML of the pages before sections had layouts (b04b473, decision 34), in bytes after brotli. A
 * page that is deliberately made larger gets another limit here, with its reason.
 */
const HTML_BYTES_BEFORE: Readonly<Record<string, number>> = {
  // 26 bytes more than then: the size and format of its sharing picture. 40 more: the statement that
  // shows sections whose deferred stylesheet stalls, in the largest document with its own styles.
  '/': 13_515,
  '/about-us': 11_190,
  '/services/payment-services': 11_400,
  '/services/value-added-services': 10_854,
  '/services/e-commerce': 10_238,
  '/services/collections': 10_312,
  '/services/direct-debit': 10_388,
  '/services/payouts': 10_584,
  '/services/web-checkout': 10_441,
  '/services/request-to-pay': 10_395,
  '/bulk-pay': 10_632,
  '/services/utilities': 10_986,
  '/services/sms': 10_218,
  '/services/ussd': 9_959,
  '/services/remittance': 10_311,
  '/products/pensions-management-system': 10_487,
  '/products/banking': 10_302,
  '/products/aslan': 10_493,
  '/products/school-billing': 10_339,
  '/products/mobile-app': 10_702,
  '/case-study': 10_146,
  '/help-center': 10_524,
  '/contact-us': 10_422,
  '/schedule-aslan-demo': 10_164,
  '/request-vas-demo': 10_131,
  '/schedule-pension-management-demo': 10_175,
  '/schedule-school-billing-demo': 10_161,
  '/schedule-banking-demo': 10_190,
  '/careers': 10_000,
  '/articles': 9_909,
  '/get-started': 9_315,
  '/innovation-hub': 6_253,
  '/merchant-onboarding-policy': 10_844,
  '/refund-and-chargeback-policy': 10_396,
  '/return-and-delivery-policy': 10_622,
  '/cancellation-policy': 10_432,
  '/terms-and-conditions': 14_322,
}

/**
 * Other names of classes and files alone make brotli's result larger or smaller by up to 50 bytes.
 */
const BROTLI_NOISE_BYTES = 50

describe.each(PATHS)('the weight of %s', (path) => {
  test('is within the budgets of a first view', async () => {
    const weight = await weighPage(inject('siteOrigin'), path)
    expect(weight.htmlBytes, 'HTML with critical CSS fits one round trip').toBeLessThanOrEqual(
      HTML_BYTES_MAX,
    )
    const before = HTML_BYTES_BEFORE[path] ?? HTML_BYTES_MAX
    expect(weight.htmlBytes, 'HTML is not larger than it was').toBeLessThanOrEqual(
      before + BROTLI_NOISE_BYTES,
    )
    expect(weight.scripts, 'the weight is of something').not.toEqual([])
    expect(weight.scriptBytes, weight.scripts.join('\n')).toBeLessThanOrEqual(SCRIPT_BYTES_MAX)
    expect(weight.fontBytes, 'fonts are preloaded').toBeGreaterThan(0)
    expect(weight.fontBytes).toBeLessThanOrEqual(FONT_BYTES_MAX)
  })
})
