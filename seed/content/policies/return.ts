import { bullets, clause, keyed } from '../authoring.ts'
import { policy } from './policy.ts'

export const returnPolicy = policy({
  slug: 'return-and-delivery-policy',
  order: 30,
  title: 'Return and Delivery Policy',
  intro:
    'What merchants who take payments through Nsaa tell their customers about delivery, and how goods go back.',
  drawing: 'policy-return',
  description:
    'What merchants who use Nsaa tell customers about delivery and returns: for example 14 days to return, and a refund within seven business days.',
  keyFigures: [
    ['14 days', 'an example return period, counted from delivery'],
    ['7 business days', 'to refund, after the return is approved'],
    ['5 years', 'records are kept, at least'],
  ],
  clauses: keyed([
    clause(
      'Whose goods these are',
      'Nsaa moves the money; the merchant sells and delivers. This policy says what every merchant must tell a customer before payment, and what the customer can rely on.',
    ),
    clause(
      'Before the customer pays',
      'The merchant shows, on the page or at the till:',
      bullets(
        'the price with taxes and the cost of delivery',
        'where the merchant delivers, and how long it takes',
        'the return period and who pays for sending goods back',
        'a phone number that somebody answers',
      ),
    ),
    clause(
      'Delivery',
      'Goods go to the address the customer gave, within the time shown. If a date cannot be kept, the merchant says so before it passes, and the customer may cancel.',
    ),
    clause(
      'Digital goods',
      'Airtime, data, tokens and vouchers are delivered by SMS as soon as payment is confirmed. A token that was delivered and not used goes back only if the biller takes it back.',
    ),
    clause(
      'The return period',
      'The merchant names the period. Where none is named, **14 days** from delivery serves as the example we hold merchants to. Goods come back unused and in their packaging, with the receipt or the reference in the SMS.',
    ),
    clause(
      'What cannot be returned',
      'Fresh food, medicines once opened, goods cut or made to measure, and digital goods already used. A fault is a different matter: faulty goods may always come back.',
    ),
    clause(
      'Approval and refund',
      'The merchant looks at the goods and approves or declines the return. After approval the refund reaches the customer **within seven business days**, on the wallet, card or account that paid. See the [refund and chargeback policy](/refund-and-chargeback-policy).',
    ),
    clause(
      'When the two disagree',
      'Write to [care@nsaa.example](mailto:care@nsaa.example) with the reference. We ask both sides, look at the delivery note and say what we found.',
    ),
    clause(
      'Records and review',
      'Merchants keep delivery notes, and we keep payment records, for **at least five years**. This policy is reviewed annually.',
    ),
  ]),
})
