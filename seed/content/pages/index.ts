import type { Page } from '../../../app/content/types.generated.ts'
import type { Seed } from '../authoring.ts'
import { about } from './about.ts'
import { articles } from './articles.ts'
import { aslan } from './aslan.ts'
import { banking } from './banking.ts'
import { bulkPay } from './bulkPay.ts'
import { careers } from './careers.ts'
import { caseStudy } from './caseStudy.ts'
import { collections } from './collections.ts'
import { contact } from './contact.ts'
import { demoPages } from './demos.ts'
import { directDebit } from './directDebit.ts'
import { eCommerce } from './eCommerce.ts'
import { getStarted } from './getStarted.ts'
import { helpCenter } from './helpCenter.ts'
import { innovationHub } from './innovationHub.ts'
import { mobileApp } from './mobileApp.ts'
import { notFound } from './notFound.ts'
import { paymentServices } from './paymentServices.ts'
import { payouts } from './payouts.ts'
import { pensions } from './pensions.ts'
import { remittance } from './remittance.ts'
import { requestToPay } from './requestToPay.ts'
import { schoolBilling } from './schoolBilling.ts'
import { sms } from './sms.ts'
import { ussd } from './ussd.ts'
import { utilities } from './utilities.ts'
import { valueAddedServices } from './valueAddedServices.ts'
import { webCheckout } from './webCheckout.ts'

/**
 * Every page but the home page, in a file each except demos; their ids are `page-` and the last part
 * of the path.
 */
export const pages: readonly Seed<Page>[] = [
  paymentServices,
  collections,
  valueAddedServices,
  eCommerce,
  contact,
  ...demoPages,
  payouts,
  directDebit,
  about,
  careers,
  pensions,
  banking,
  aslan,
  mobileApp,
  schoolBilling,
  utilities,
  sms,
  ussd,
  remittance,
  caseStudy,
  getStarted,
  articles,
  webCheckout,
  requestToPay,
  bulkPay,
  helpCenter,
  innovationHub,
  notFound,
]
