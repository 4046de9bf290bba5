import type { Page } from '../../../app/content/types.generated.ts'
import {
  keyed,
  keyedAs,
  link,
  picture,
  pictureWithoutAltText,
  reference,
  type Seed,
} from '../authoring.ts'

export const requestToPay: Seed<Page> = {
  _id: 'page-request-to-pay',
  _type: 'page',
  title: 'Request to Pay',
  path: '/services/request-to-pay',
  parent: reference('page-payment-services'),
  sections: [
    {
      _type: 'hero',
      layout: 'request',
      _key: 'hero',
      heading: 'Send the bill, not a number',
      lead: 'You ask. Their phone shows who, how much and what for. They say yes or no. Nobody copies an account number off a wall.',
      actions: keyed([
        link('Contact Sales', '/contact-us'),
        link('Request to Pay API', '/request-to-pay/request-to-pay-api'),
      ]),
      picture: picture('hero-request-to-pay'),
      smallPicture: pictureWithoutAltText('hero-request-to-pay-m'),
    },
    {
      _type: 'timeline',
      layout: 'conversation',
      _key: 'conversation',
      heading: 'Thirty-one seconds',
      labels: ['Them', 'You'],
      items: keyedAs('timelineEntry', [
        {
          time: '16:40:02',
          side: 'right',
          title: 'You ask',
          text: 'The shop assistant types the number and the amount. Two fields.',
        },
        {
          time: '16:40:06',
          side: 'left',
          title: 'A prompt, with your name',
          text: 'Not a code, not a link. Your registered name, the amount and what it is for.',
        },
        {
          time: '16:40:31',
          side: 'left',
          title: 'Approve, and a PIN',
          text: 'The PIN stays between the phone and the wallet. We never see it.',
        },
        {
          time: '16:40:33',
          side: 'right',
          title: 'Paid',
          text: 'Your screen turns green and your server gets the same message.',
        },
      ]),
      picture: picture('sms-paid'),
    },
    {
      _type: 'features',
      layout: 'leadingWord',
      _key: 'manners',
      heading: 'Manners',
      items: keyedAs('feature', [
        { title: 'One', text: 'reminder, the next morning. Then we stop.' },
        {
          title: '17:00',
          text: 'or whenever you choose: the request closes itself and says so.',
        },
        {
          title: 'No',
          text: 'is an answer. They can decline with a reason, and you see it.',
        },
      ]),
    },
    {
      _type: 'features',
      layout: 'staggeredColumns',
      _key: 'uses',
      heading: 'Where it replaces cash',
      items: keyedAs('feature', [
        {
          title: 'At the door',
          text: 'The rider sends the request when the customer opens the parcel. No float, no change.',
        },
        {
          title: 'Rent',
          text: 'A landlord asks twelve tenants at once on the first of the month and sees who answered.',
        },
        {
          title: 'Church and club dues',
          text: 'The treasurer asks by list. The list becomes the receipt book.',
        },
        {
          title: 'A garage',
          text: 'The part costs more than the quote. The owner approves it from the office.',
        },
      ]),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      link: link('Next service', '/services/utilities'),
      ground: 'white',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Request to Pay: send the bill to the phone',
    description:
      'Send a bill to any phone in Ghana. Your customer sees your name, the amount and what it is for, approves with a PIN, and you are paid in seconds.',
    image: picture('og-request-to-pay'),
  },
}
