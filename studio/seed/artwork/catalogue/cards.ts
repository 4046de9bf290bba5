/** What is shown where a page is shared. Pages without a card of their own use `og-default`. */
import { type Drawing, picture } from './entry.ts'

const card = (name: string, alt: string) => picture('card', name, 1200, 630, alt)

export const cards: readonly Drawing[] = [
  card('og-value-added-services', 'Ready-made, on the same rails: a pension statement'),
  card('og-e-commerce', 'Three doors on one street: shop, life and bills'),
  card('og-utilities', 'Light, water, talk, data: four counters hang from a beam'),
  card('og-sms', 'The message got there: one bubble on a wall of text messages'),
  card('og-ussd', 'Any phone, no data: a feature phone in a session on *789#'),
  card(
    'og-remittance',
    'International payouts for remittance, in cedis: threads from cities abroad',
  ),
  card('og-case-study', 'The line outside the cash office: people in line before and after'),
  card('og-get-started', 'Merchant onboarding is almost here: cloth still on the loom'),
  card('og-collections', 'Six ways in, one ledger: threads become cloth'),
  card('og-direct-debit', 'On the 25th, every month: a year as twelve hanging strips'),
  card('og-payouts', 'Pay everyone at once: a batch of payouts'),
  card('og-bulk-pay', 'One file, two signatures: a payment voucher'),
  card('og-web-checkout', 'Small page, big shop: a checkout card with mobile money chosen'),
  card('og-request-to-pay', 'Send the bill, not a number: from till to phone and back'),
  card('og-pension', 'Forty years on one page: a working life as bars'),
  card('og-banking', 'Close the day at zero: a ruled ledger'),
  card('og-aslan', 'The susu box, with its books kept: twelve members around one box'),
  card('og-mobile-app', 'Fourteen things, one thumb: a phone of woven blocks'),
  card('og-school-billing', 'Four small payments, one clean bill: a torn invoice'),
]
