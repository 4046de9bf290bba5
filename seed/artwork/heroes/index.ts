/** The heroes by catalogue name. */
import type { Generators } from '../svg.ts'
import { aslan, aslanSmall } from './aslan.ts'
import { banking, bankingSmall } from './banking.ts'
import { bulkPay } from './bulkPay.ts'
import { careers } from './careers.ts'
import { caseStudy, caseStudySmall } from './caseStudy.ts'
import { collections, collectionsSmall } from './collections.ts'
import { demos } from './demos.ts'
import { directDebit } from './directDebit.ts'
import { ecommerce, shopfronts } from './ecommerce.ts'
import { article, articleChecks, articleLicence, articleSlips, getStarted } from './loom.ts'
import { mobileApp } from './mobileApp.ts'
import { pensionHero, pensionSmall } from './pension.ts'
import { policies } from './policy.ts'
import { remittance, remittanceSmall } from './remittance.ts'
import { requestToPayHero, requestToPaySmall } from './requestToPay.ts'
import { school } from './school.ts'
import { smsWall } from './sms.ts'
import { counterDrawings, utilities } from './utilities.ts'
import { webCheckout } from './webCheckout.ts'

export const heroes: Generators = {
  'hero-collections': collections,
  'hero-collections-m': collectionsSmall,
  'hero-direct-debit': directDebit,
  'hero-bulk-pay': bulkPay,
  'hero-web-checkout': webCheckout,
  'hero-request-to-pay': requestToPayHero,
  'hero-request-to-pay-m': requestToPaySmall,
  'hero-utilities': utilities,
  'hero-sms': smsWall,
  'hero-remittance': remittance,
  'hero-remittance-m': remittanceSmall,
  'hero-pension': pensionHero,
  'hero-pension-m': pensionSmall,
  'hero-banking': banking,
  'hero-banking-m': bankingSmall,
  'hero-aslan': aslan,
  'hero-aslan-m': aslanSmall,
  'hero-mobile-app': mobileApp,
  'hero-school': school,
  'hero-ecommerce': ecommerce,
  'hero-case-study': caseStudy,
  'hero-case-study-m': caseStudySmall,
  'hero-careers': careers,
  'hero-get-started': getStarted,
  'hero-article': article,
  'hero-article-licence': articleLicence,
  'hero-article-slips': articleSlips,
  'hero-article-checks': articleChecks,
  ...policies,
  ...demos,
  ...shopfronts,
  ...counterDrawings,
}
