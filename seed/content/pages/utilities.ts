import type { Page } from '../../../app/content/types.generated.ts'
import {
  documentationLink,
  keyed,
  keyedAs,
  link,
  picture,
  reference,
  type Seed,
} from '../authoring.ts'

export const utilities: Seed<Page> = {
  _id: 'page-utilities',
  _type: 'page',
  title: 'Utilities, Airtime / Data',
  path: '/services/utilities',
  parent: reference('page-payment-services'),
  sections: [
    {
      _type: 'cards',
      layout: 'counters',
      _key: 'counters',
      heading: 'Light, water, talk, data',
      lead: 'Sell the four things everybody buys every week, from your counter, your app or your short code.',
      actions: keyed([
        link('Contact Sales', '/contact-us'),
        documentationLink('Utilities API', 'utilities'),
      ]),
      items: keyedAs('card', [
        {
          title: 'Light',
          note: 'ECG and NEDCo',
          text: 'Prepaid tokens in seconds, postpaid bills by account number. The name on the meter shows before you take the money.',
          ground: 'gold',
          picture: picture('counter-light'),
        },
        {
          title: 'Water',
          note: 'Ghana Water',
          text: 'Type the account number, see the bill, pay all or part of it. The receipt carries the company’s own number.',
          ground: 'indigo',
          picture: picture('counter-water'),
        },
        {
          title: 'Airtime',
          note: 'Every network',
          text: 'From GHS 1 to GHS 500. If it fails, the money is back in the wallet before the customer has left.',
          ground: 'signal',
          picture: picture('counter-airtime'),
        },
        {
          title: 'Data',
          note: 'Bundles and home internet',
          text: 'We read the live price list, so you never sell a bundle that ended last month.',
          ground: 'dew',
          picture: picture('counter-data'),
        },
      ]),
    },
    {
      _type: 'code',
      layout: 'groups',
      _key: 'token',
      heading: 'Twenty digits in the dark',
      code: '4821 0097 3316 5520 7784',
      notes: keyedAs('titledText', [
        { title: 'By SMS', text: 'In groups of four, so it can be read out loud.' },
        { title: 'On *789#', text: 'For thirty days, under My tokens. People lose messages.' },
        {
          title: 'Once only',
          text: 'If the meter refuses it, we ask the utility for a new one and tell the customer when.',
        },
      ]),
    },
    {
      _type: 'receipt',
      layout: 'takings',
      _key: 'takings',
      heading: 'Your counter, your margin',
      lead: 'You keep a float with us. Each sale takes from it and pays your share back the same evening.',
      columns: ['Esi’s shop, Thursday, in GHS', 'Sold', 'Yours'],
      lines: keyedAs('receiptLine', [
        { label: 'Light, 31 tokens', sold: 2480, share: 24.8 },
        { label: 'Water, 9 bills', sold: 861.5, share: 6.9 },
        { label: 'Airtime, 144 top-ups', sold: 1032, share: 30.96 },
        { label: 'Data, 52 bundles', sold: 940, share: 28.2 },
      ]),
      result: { label: 'Paid to wallet, 19:00' },
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      link: link('Next service', '/services/sms'),
      ground: 'white',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Sell electricity, water, airtime and data',
    description:
      'ECG and NEDCo tokens, Ghana Water bills, airtime and data bundles from your counter, app or short code, with your share paid the same evening.',
    image: picture('og-utilities'),
  },
}
