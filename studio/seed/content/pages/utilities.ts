import type { Page } from '../../../../app/content/types.generated.ts'
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
      _type: 'hangingCounters',
      _key: 'counters',
      heading: 'Light, water, talk, data',
      lead: 'Sell the four things everybody buys every week, from your counter, your app or your short code.',
      actions: keyed([
        link('Contact Sales', '/contact-us'),
        documentationLink('Utilities API', 'utilities'),
      ]),
      counters: keyedAs('counter', [
        {
          title: 'Light',
          supplier: 'ECG and NEDCo',
          text: 'Prepaid tokens in seconds, postpaid bills by account number. The name on the meter shows before you take the money.',
          ground: 'gold',
          picture: picture('counter-light'),
        },
        {
          title: 'Water',
          supplier: 'Ghana Water',
          text: 'Type the account number, see the bill, pay all or part of it. The receipt carries the company’s own number.',
          ground: 'indigo',
          picture: picture('counter-water'),
        },
        {
          title: 'Airtime',
          supplier: 'Every network',
          text: 'From GHS 1 to GHS 500. If it fails, the money is back in the wallet before the customer has left.',
          ground: 'signal',
          picture: picture('counter-airtime'),
        },
        {
          title: 'Data',
          supplier: 'Bundles and home internet',
          text: 'We read the live price list, so you never sell a bundle that ended last month.',
          ground: 'dew',
          picture: picture('counter-data'),
        },
      ]),
    },
    {
      _type: 'meterToken',
      _key: 'token',
      heading: 'Twenty digits in the dark',
      token: '4821 0097 3316 5520 7784',
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
      _type: 'counterTakings',
      _key: 'takings',
      heading: 'Your counter, your margin',
      lead: 'You keep a float with us. Each sale takes from it and pays your share back the same evening.',
      caption: 'Esi’s shop, Thursday, in GHS',
      soldLabel: 'Sold',
      shareLabel: 'Yours',
      sales: keyedAs('sale', [
        { item: 'Light, 31 tokens', sold: 2480, share: 24.8 },
        { item: 'Water, 9 bills', sold: 861.5, share: 6.9 },
        { item: 'Airtime, 144 top-ups', sold: 1032, share: 30.96 },
        { item: 'Data, 52 bundles', sold: 940, share: 28.2 },
      ]),
      totalLabel: 'Paid to wallet, 19:00',
    },
    {
      _type: 'nextPage',
      _key: 'next',
      kicker: 'Next service',
      page: reference('page-sms'),
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
