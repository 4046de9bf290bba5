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

export const sms: Seed<Page> = {
  _id: 'page-sms',
  _type: 'page',
  title: 'SMS',
  path: '/services/sms',
  parent: reference('page-payment-services'),
  sections: [
    {
      _type: 'hero',
      layout: 'wall',
      _key: 'wall',
      heading: 'The message got there',
      lead: 'Receipts, codes, reminders and results, to every network in Ghana, from your own name.',
      actions: keyed([link('Contact Sales', '/contact-us'), documentationLink('SMS API', 'sms')]),
      picture: picture('hero-sms'),
    },
    {
      _type: 'messageLength',
      _key: 'length',
      heading: 'One letter can cost you double',
      lead: 'A plain text message holds 160 characters. A single ₵, ɛ or ɔ switches the whole message to a wider alphabet, and then it holds 70. We warn you while you type.',
      messages: [
        'You paid GHS 480.00 to MAKOLA FABRICS for order 2217. Your balance is GHS 2,914.20. Thank you.',
        'You paid GH₵ 480.00 to MAKOLA FABRICS for order 2217. Your balance is GH₵ 2,914.20. Thank you.',
      ],
      limitLabel: 'of {limit}',
      oneLabel: '1 message',
      moreLabel: '{messages} messages',
    },
    {
      _type: 'figures',
      layout: 'shares',
      _key: 'report',
      heading: 'What happened to each one',
      lead: 'Not “sent”. Delivered, to a phone, at a time.',
      items: keyedAs('statistic', [
        { value: 9412, label: 'Delivered', text: 'On the phone, usually in four seconds.' },
        { value: 388, label: 'Waiting', text: 'The phone is off. We try for two days.' },
        { value: 147, label: 'Wrong number', text: 'Nine digits, or a line that was given back.' },
        {
          value: 53,
          label: 'Asked us to stop',
          text: 'They replied STOP. We will not send again.',
        },
      ]),
    },
    {
      _type: 'code',
      layout: 'tiled',
      _key: 'sender',
      heading: 'Your name, eleven letters',
      lead: 'Sender names are registered with the networks so nobody else can text as you. We file it, chase it and tell you when it is live, in about five working days.',
      code: 'MAKOLA FABR',
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      link: link('Next service', '/services/ussd'),
      ground: 'indigo',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'SMS for receipts, codes and reminders',
    description:
      'Send text messages to every network in Ghana from your own sender name, see what became of each one, and keep ₵ from doubling the price.',
    image: picture('og-sms'),
  },
}
