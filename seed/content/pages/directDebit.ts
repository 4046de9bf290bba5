import type { Page } from '../../../app/content/types.generated.ts'
import {
  documentationLink,
  keyed,
  keyedAs,
  link,
  paragraph,
  picture,
  reference,
  richText,
  type Seed,
} from '../authoring.ts'

export const directDebit: Seed<Page> = {
  _id: 'page-direct-debit',
  _type: 'page',
  title: 'Direct Debit',
  path: '/services/direct-debit',
  parent: reference('page-payment-services'),
  sections: [
    {
      _type: 'hero',
      layout: 'calendar',
      _key: 'hero',
      heading: 'On the 25th, every month',
      lead: 'School fees, loan instalments, premiums, susu. Your customer agrees once; the bank or wallet pays on the day, and on the next working day when the 25th is a Sunday.',
      actions: keyed([
        link('Contact Sales', '/contact-us'),
        documentationLink('Direct Debit API', 'payments/direct-debit'),
      ]),
      picture: picture('hero-direct-debit'),
      front: picture('mandate'),
    },
    {
      _type: 'statement',
      _key: 'mandate',
      layout: 'underlined',
      heading: 'What the customer agrees to',
      words: richText(
        paragraph(
          'I, **Efua Mensah**, let **Makola Fabrics** take up to **GHS 350.00** from my account at **Asase Rural Bank** on the **25th** of each month, until **I say stop**.',
        ),
      ),
      notes: keyedAs('titledText', [
        {
          title: 'Never more.',
          text: 'A collection over the limit is refused before it reaches the bank.',
        },
        { title: 'Never silent.', text: 'An SMS goes out three days before, and one after.' },
        {
          title: 'Stop means stop.',
          text: '*789#, your branch or a call ends it the same day.',
        },
      ]),
    },
    {
      _type: 'features',
      layout: 'ladder',
      _key: 'ladder',
      heading: 'If the account is empty',
      items: keyedAs('feature', [
        {
          title: '25 April',
          text: 'Not enough money. The bank says so in its return file; the customer gets an SMS with the new date.',
        },
        {
          title: '28 April',
          text: 'One more try. Paid. This is the gold thread in April’s strip.',
        },
        {
          title: 'If not',
          text: 'We stop until next month and put the name on your list. Two tries, never three: a third costs the customer more than it brings you.',
        },
      ]),
    },
    {
      _type: 'comparison',
      _key: 'consent',
      options: keyedAs('comparisonOption', [
        {
          title: 'From a bank account',
          ground: 'white',
          rows: keyedAs('comparisonRow', [
            { term: 'Consent', detail: 'Signed form, or USSD with account PIN' },
            { term: 'Rail', detail: 'GhIPSS direct debit, through ACH' },
            { term: 'Ready in', detail: 'Three working days, after the bank confirms' },
            { term: 'Good for', detail: 'Loans, premiums, school fees' },
          ]),
        },
        {
          title: 'From a mobile wallet',
          ground: 'gold',
          rows: keyedAs('comparisonRow', [
            { term: 'Consent', detail: 'Prompt on the phone, wallet PIN' },
            { term: 'Rail', detail: 'The wallet’s own mandate' },
            { term: 'Ready in', detail: 'Under a minute' },
            { term: 'Good for', detail: 'Susu, subscriptions, daily instalments' },
          ]),
        },
      ]),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      link: link('Next service', '/services/payouts'),
      ground: 'ink',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Direct Debit from banks and wallets in Ghana',
    description:
      'Collect fees, instalments and premiums on the day they are due, from bank accounts by GhIPSS ACH and from wallets, with a mandate the customer can end.',
    image: picture('og-direct-debit'),
  },
}
