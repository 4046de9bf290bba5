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

export const remittance: Seed<Page> = {
  _id: 'page-remittance',
  _type: 'page',
  title: 'Remittance',
  path: '/services/remittance',
  parent: reference('page-payment-services'),
  sections: [
    {
      _type: 'hero',
      layout: 'corridors',
      _key: 'corridors',
      heading: 'International payouts for remittance, in cedis',
      lead: 'For remittance companies and banks abroad. You collect there; Nsaa pays out here, before the call home is over.',
      actions: keyed([
        link('Contact Sales', '/contact-us'),
        documentationLink('Access Payouts API', 'payments/payouts'),
      ]),
      picture: picture('hero-remittance'),
      smallPicture: pictureWithoutAltText('hero-remittance-m'),
    },
    {
      _type: 'receipt',
      layout: 'total',
      _key: 'sum',
      heading: 'The sum, said out loud',
      lead: 'The sender sees what the mother in Tamale will get, before paying. It does not change on the way.',
      lines: keyedAs('receiptLine', [
        { label: 'Kwame sends, in London', value: '£120.00' },
        { label: 'Rate, held for thirty minutes', value: '15.17' },
        { label: 'Taken from the receiver', value: 'nothing' },
      ]),
      result: { label: 'Maame gets, in her wallet', value: 'GHS 1,820.40' },
    },
    {
      _type: 'features',
      layout: 'columns',
      _key: 'landings',
      heading: 'Where the money lands',
      items: keyedAs('feature', [
        {
          title: 'Mobile money',
          text: 'All networks. The registered name is checked against the name the sender typed.',
          note: 'Seconds',
        },
        {
          title: 'Bank account',
          text: 'GhIPSS Instant Pay, any hour, any day, to any bank on the switch.',
          note: 'About a minute',
        },
        {
          title: 'E-zwich card',
          text: 'For places where the agent is nearer than the bank.',
          note: 'Same day',
        },
      ]),
    },
    {
      _type: 'callToAction',
      layout: 'shortCode',
      _key: 'banner',
      code: '*789#',
      heading: 'No smartphone at the other end?',
      lead: 'She can check, confirm and cash out from any phone. Put your menu on our short code.',
      link: documentationLink('USSD API documentation', 'ussd'),
    },
    {
      _type: 'features',
      layout: 'numberedSteps',
      _key: 'conditions',
      heading: 'Before the first pound',
      items: keyedAs('feature', [
        {
          title: 'Your licence there, ours here',
          text: 'We check both and file the corridor with the Bank of Ghana.',
        },
        {
          title: 'Names and lists',
          text: 'Sender and receiver are screened on every transfer, not once a year.',
        },
        {
          title: 'Money first',
          text: 'You keep a balance with us; payouts stop when it does. No credit, no surprises.',
        },
      ]),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      heading: 'All Payment Services',
      link: link('Back to the list', '/services/payment-services'),
      ground: 'paper',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'International payouts for remittance',
    description:
      'Pay out remittances in Ghana to mobile money, bank accounts and E-zwich cards, in cedis, with the name checked and the sum known beforehand.',
    image: picture('og-remittance'),
  },
}
