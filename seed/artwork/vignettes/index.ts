/** The vignettes by catalogue name. */
import type { Generators } from '../svg.ts'
import { api } from './api.ts'
import { checkout, checkoutCard } from './checkout.ts'
import { appBlocks, savingsCircle, ussdTree, ussdTreeSmall } from './diagrams.ts'
import { paidMessage, receivedMessage, requestToPay, salaryMessage } from './messages.ts'
import {
  ledger,
  mandate,
  payoutBatch,
  payoutBatchSmall,
  pensionStatement,
  schoolInvoice,
} from './papers.ts'
import { aslanChannels, momoApproval, phone, phoneSchoolFees } from './phone.ts'
import { shop } from './street.ts'

export const vignettes: Generators = {
  'phone-ussd': phone,
  'phone-school-fees': phoneSchoolFees,
  sms: receivedMessage,
  'sms-paid': paidMessage,
  'sms-salary': salaryMessage,
  'payout-batch': payoutBatch,
  'payout-batch-m': payoutBatchSmall,
  'request-to-pay': requestToPay,
  'pension-statement': pensionStatement,
  shop,
  api,
  checkout,
  'checkout-momo': () => checkoutCard('Mobile money'),
  'checkout-card': () => checkoutCard('Card'),
  'checkout-bank': () => checkoutCard('Bank'),
  'momo-approval': momoApproval,
  mandate,
  'school-invoice': schoolInvoice,
  ledger,
  'savings-circle': savingsCircle,
  'ussd-tree': ussdTree,
  'ussd-tree-m': ussdTreeSmall,
  'aslan-channels': aslanChannels,
  'app-blocks': appBlocks,
}
