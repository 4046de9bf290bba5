import type { Page } from '../../../app/content/types.generated.ts'
import {
  documentationLink,
  keyed,
  keyedAs,
  link,
  picture,
  pictureWithoutAltText,
  reference,
  type Seed,
} from '../authoring.ts'

export const collections: Seed<Page> = {
  _id: 'page-collections',
  _type: 'page',
  title: 'Collections',
  path: '/services/collections',
  parent: reference('page-payment-services'),
  sections: [
    {
      _type: 'hero',
      layout: 'threads',
      _key: 'hero',
      heading: 'Six ways in, one ledger',
      lead: 'Customers pay from whatever is in their hand. You open one screen and every payment is there, in order, with the same reference.',
      actions: keyed([
        link('Contact Sales', '/contact-us'),
        documentationLink('Collections API', 'payments/collections'),
      ]),
      picture: picture('hero-collections'),
      smallPicture: pictureWithoutAltText('hero-collections-m'),
    },
    {
      _type: 'features',
      layout: 'threads',
      _key: 'ways',
      heading: 'What your customer does',
      items: keyedAs('feature', [
        {
          title: 'Mobile money',
          text: 'Approves a prompt on any Ghanaian network with a PIN.',
          note: 'You see it at once',
          thread: 'signal',
        },
        {
          title: 'Card',
          text: 'Types a card number, or taps at your counter.',
          note: 'You see it at once',
          thread: 'indigo',
        },
        {
          title: 'Bank transfer',
          text: 'Sends to an account number made for that one order, by GhIPSS Instant Pay (GIP).',
          note: 'You see it in under a minute',
          thread: 'ink',
        },
        {
          title: '*789#',
          text: 'Dials, picks your name, types the amount. No data.',
          note: 'You see it at once',
          thread: 'gold',
        },
        {
          title: 'Web Checkout',
          text: 'Pays on your site, on a page of ours that fits it.',
          note: 'You see it at once',
          thread: 'indigo-2',
        },
        {
          title: 'Request to Pay',
          text: 'Answers a bill you sent. Nothing to type.',
          note: 'You see it when they approve',
          thread: 'signal-text',
        },
      ]),
    },
    {
      _type: 'timeline',
      layout: 'trace',
      _key: 'trace',
      heading: 'Follow order 2217',
      lead: 'One reference goes in at the till. The same one comes out on your bank statement, so nobody matches by amount and guesses.',
      marked: '2217',
      items: keyedAs('timelineEntry', [
        { title: 'Your till', text: 'Order 2217', note: 'GHS 480.00' },
        {
          title: 'Akosua’s phone',
          text: 'Pay MAKOLA FABRICS, ref 2217',
          note: 'PIN entered 16:41:58',
        },
        { title: 'Nsaa ledger', text: 'col_9Qa1, ref 2217', note: 'Received 16:42:03' },
        { title: 'Your statement', text: 'NSAA 2217', note: 'Settled 09:00 the next day' },
      ]),
    },
    {
      _type: 'timeline',
      layout: 'lengths',
      _key: 'days',
      heading: 'When it reaches your bank',
      labels: ['Paid today', 'Next working day', 'The one after'],
      items: keyedAs('timelineEntry', [
        {
          title: 'Bank transfer',
          text: 'Same day, before 17:00',
          value: 0.7,
          thread: 'ink',
        },
        {
          title: 'Wallets and *789#',
          text: '09:00 the next working day',
          value: 1.375,
          thread: 'signal',
        },
        {
          title: 'Cards',
          text: '09:00 the second working day',
          value: 2.375,
          thread: 'indigo',
        },
      ]),
      note: 'Working days are Monday to Friday, without Ghana’s public holidays. What is paid on a Saturday counts as Monday.',
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      link: link('Next service', '/services/direct-debit'),
      ground: 'raffia',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Collections: six ways to be paid, one ledger',
    description:
      'Take mobile money, cards, bank transfers, *789#, web checkout and requests to pay into one balance, with one reference from till to bank statement.',
    image: picture('og-collections'),
  },
}
