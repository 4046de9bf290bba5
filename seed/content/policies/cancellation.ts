import { clause, keyed } from '../authoring.ts'
import { policy } from './policy.ts'

export const cancellationPolicy = policy({
  slug: 'cancellation-policy',
  order: 40,
  title: 'Cancellation Policy',
  intro: 'How an order, a mandate or a contract is cancelled, and when the money comes back.',
  drawing: 'policy-cancellation',
  description:
    'How to cancel an order, a direct debit mandate or a contract with Nsaa: acknowledged within 48 hours, refunded within five business days.',
  keyFigures: [
    ['48 hours', 'for the merchant to acknowledge a cancellation'],
    ['5 business days', 'to refund a cancelled order'],
    ['5 years', 'records are kept, at least'],
  ],
  clauses: keyed([
    clause(
      'Cancelling an order',
      'Tell the merchant before the goods leave or the service begins, by the phone number or address on the receipt. Give the reference in your SMS.',
    ),
    clause(
      'Acknowledgement',
      'The merchant acknowledges the cancellation **within 48 hours** and says whether the order had already left. No answer after 48 hours counts as an acknowledgement when we look into a complaint.',
    ),
    clause(
      'Refund',
      'The refund of a cancelled order is made **within five business days** after the acknowledgement, to the wallet, card or account that paid.',
    ),
    clause(
      'Orders already on the way',
      'Once goods have left, the cancellation becomes a return and the [return and delivery policy](/return-and-delivery-policy) applies.',
    ),
    clause(
      'Direct debit mandates',
      'You may cancel a mandate at any time, with the merchant, with your bank or wallet, or with us. Collections already sent to the bank on that day may still go through; the next one will not.',
    ),
    clause(
      'Payouts and bulk payments',
      'A batch can be stopped until the second signature. A payout that has reached a wallet or account cannot be called back by us; the person who received it has to agree.',
    ),
    clause(
      'Cancelling a contract with Nsaa',
      'A merchant may end the contract with thirty days’ written notice. We settle what is owed, less refunds and disputes still open, and hand over the reports. See the [terms and conditions](/terms-and-conditions).',
    ),
    clause(
      'Records and review',
      'Records of cancellations are kept for **at least five years**. This policy is reviewed annually.',
    ),
  ]),
})
