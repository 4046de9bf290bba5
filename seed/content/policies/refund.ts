import { bullets, clause, keyed } from '../authoring.ts'
import { policy } from './policy.ts'

export const refundPolicy = policy({
  slug: 'refund-and-chargeback-policy',
  order: 20,
  title: 'Refund and Chargeback Policy',
  intro:
    'How money goes back to the person who paid, how long it takes, and what happens when a cardholder disputes a payment.',
  drawing: 'policy-refund',
  description:
    'How refunds and chargebacks work with Nsaa: refunds within seven business days after return approval, five after a cancellation.',
  keyFigures: [
    ['14 days', 'an example return period, where the merchant names none'],
    ['7 business days', 'to refund, after the return is approved'],
    ['5 business days', 'to refund a cancelled order'],
    ['5 years', 'we keep the records, at least'],
  ],
  clauses: keyed([
    clause(
      'What this covers',
      'Payments made through Nsaa to a merchant. It does not cover cash, or money sent by mistake between people; for that, [call us](/contact-us).',
    ),
    clause(
      'Asking for a refund',
      'Ask the merchant first, with the reference in your SMS. The merchant approves or declines within the period shown at the till. If 14 days pass without an answer, write to [support@nsaa.example](mailto:support@nsaa.example).',
    ),
    clause(
      'How it comes back',
      'Goods go back within the merchant’s return period, or within **14 days** from delivery where none is named. A refund returns to the wallet, card or account that paid. It reaches you **within seven business days after return approval**, and **within five business days after a cancellation**. Fees the rail does not give back are shown before the merchant approves.',
    ),
    clause(
      'Chargebacks',
      'A cardholder may dispute a payment with the bank that issued the card. We send the merchant the bank’s reason and the date by which to answer. The merchant may answer with:',
      bullets(
        'a receipt that names what was sold',
        'a delivery note or a signature',
        'the messages between merchant and customer',
      ),
    ),
    clause(
      'If evidence is late',
      'The bank decides without it. The sum is taken from the merchant’s next settlement, or from the reserve, and shown on its own line.',
    ),
    clause(
      'Too many disputes',
      'We speak to a merchant whose disputes pass one payment in a hundred, and may hold a reserve until they fall.',
    ),
    clause(
      'Records and review',
      'We keep refund and dispute records for **at least five years**. This policy is reviewed annually.',
    ),
  ]),
})
