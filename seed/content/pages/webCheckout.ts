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

export const webCheckout: Seed<Page> = {
  _id: 'page-web-checkout',
  _type: 'page',
  title: 'Web Checkout',
  path: '/services/web-checkout',
  parent: reference('page-payment-services'),
  sections: [
    {
      _type: 'hero',
      layout: 'checkout',
      _key: 'hero',
      heading: 'Small page, big shop',
      lead: 'A payment page that opens before the customer changes her mind. She picks how to pay; you get one answer, paid or not.',
      actions: keyed([
        link('Contact Sales', '/contact-us'),
        documentationLink('Web Checkout API', 'payments/web-checkout'),
      ]),
      picture: picture('hero-web-checkout'),
      front: picture('checkout-momo', 'A checkout card asking for GH₵ 480.00 by mobile money'),
    },
    {
      _type: 'features',
      layout: 'hanging',
      _key: 'tabs',
      heading: 'Three tabs, nothing else',
      lead: 'No account to open, no password. The last method she used is the one that is open.',
      items: keyedAs('feature', [
        {
          title: 'Mobile money',
          text: 'We read the registered name back to her before she pays. If the prompt does not come, *789# brings it.',
          picture: picture('checkout-momo'),
        },
        {
          title: 'Card',
          text: 'Numbers go straight to our vault. Your server never sees them, so your audit stays short.',
          picture: picture('checkout-card'),
        },
        {
          title: 'Bank',
          text: 'An account number made for one order. GhIPSS Instant Pay tells us within the minute.',
          picture: picture('checkout-bank'),
        },
      ]),
    },
    {
      _type: 'chart',
      layout: 'bars',
      _key: 'weights',
      heading: 'What she downloads',
      lead: 'Measured on a slow phone in the afternoon, when the network is full.',
      unit: 'KB',
      items: keyedAs('amount', [
        { title: 'Nsaa checkout', value: 41 },
        { title: 'One product photo', value: 270 },
        { title: 'A common checkout', value: 1050 },
      ]),
    },
    {
      _type: 'features',
      layout: 'unevenStrips',
      _key: 'endings',
      heading: 'Four endings',
      lead: 'Every order gets exactly one. We call your server, and keep calling until it answers.',
      items: keyedAs('feature', [
        { title: 'paid', text: 'The money is ours to settle. Ship it.' },
        { title: 'declined', text: 'She said no, or the PIN was wrong three times.' },
        { title: 'expired', text: 'Nothing happened for fifteen minutes.' },
        { title: 'returned', text: 'Money arrived late and went back the same hour.' },
      ]),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      link: link('Next service', '/services/request-to-pay'),
      ground: 'dew',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Web Checkout for shops in Ghana',
    description:
      'A 41 KB payment page for your shop: mobile money, cards and bank transfers on three tabs, and one clear answer to your server for every order.',
    image: picture('og-web-checkout'),
  },
}
