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

const API = '/payouts/payouts-api'

export const payouts: Seed<Page> = {
  _id: 'page-payouts',
  _type: 'page',
  title: 'Payouts',
  path: '/services/payouts',
  parent: reference('page-payment-services'),
  sections: [
    {
      _type: 'hero',
      layout: 'batch',
      _key: 'hero',
      heading: 'Pay everyone at once',
      lead: 'Upload one file or call one endpoint. Nsaa checks every name, sends to wallets and bank accounts, and gives you a line for every cedi that left.',
      actions: keyed([link('Contact Sales', '/contact-us'), link('Payouts API', API)]),
      picture: picture('payout-batch'),
      smallPicture: pictureWithoutAltText('payout-batch-m'),
    },
    {
      _type: 'features',
      layout: 'knots',
      _key: 'knots',
      heading: 'One batch, four knots',
      lead: 'The same thread runs through all of them, so nobody retypes a number.',
      items: keyedAs('feature', [
        {
          title: 'Load',
          text: 'CSV, Excel or API. We reject a bad row by line number, not the whole file.',
          slip: {
            _type: 'slip',
            cells: keyedAs('slipCell', [
              { label: 'Line 88', value: 'Wallet number has nine digits, expected ten' },
            ]),
            verdict: 'Fix',
            state: 'fault',
          },
        },
        {
          title: 'Check',
          text: 'Every wallet and account is matched to its registered name before money moves.',
          slip: {
            _type: 'slip',
            cells: keyedAs('slipCell', [
              { label: 'You wrote', value: 'Yaw Darko' },
              { label: 'Registered as', value: 'Yaw Darkwa' },
            ]),
            verdict: 'Hold',
            state: 'held',
          },
        },
        {
          title: 'Approve',
          text: 'One person makes the batch, another releases it. Neither can do both.',
          slip: {
            _type: 'slip',
            cells: keyedAs('slipCell', [
              { label: 'Made 09:12', value: 'A. Mensah' },
              { label: 'Approved 09:40', value: 'K. Ofori' },
            ]),
            state: 'done',
          },
        },
        {
          title: 'Settle',
          text: 'Recipients get an SMS. You get a report that matches your bank statement line by line.',
          picture: picture('sms-salary'),
        },
      ]),
    },
    {
      _type: 'table',
      layout: 'plain',
      _key: 'rails',
      heading: 'Where it can land',
      columns: ['Rail', 'You need', 'Name check', 'Receipt'],
      rows: keyedAs('tableRow', [
        {
          title: 'Mobile money wallet',
          cells: ['A phone number', 'Before sending', 'SMS to the recipient'],
        },
        {
          title: 'Bank account, by GIP or ACH',
          cells: ['Bank and account number', 'Before sending', 'Statement line'],
        },
        {
          title: 'Nsaa wallet',
          cells: ['A member number', 'Not needed', 'USSD and SMS'],
        },
        {
          title: 'E-zwich card',
          cells: ['A card number', 'Before sending', 'Slip at the terminal'],
        },
      ]),
    },
    {
      _type: 'apiRequest',
      _key: 'api',
      heading: 'Or never open a spreadsheet',
      lead: 'The same batch through the API. Send a reference of your own: if the line drops and you retry, we will not pay twice.',
      link: link('Access the Payouts API', API),
      picture: picture('api'),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      link: link('Next service', '/bulk-pay'),
      ground: 'white',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Payouts to wallets and bank accounts',
    description:
      'Pay hundreds of people in one batch: every name checked, two people to release it, and a report that matches your bank statement line by line.',
    image: picture('og-payouts'),
  },
}
