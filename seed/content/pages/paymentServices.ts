import type { Page } from '../../../app/content/types.generated.ts'
import { keyedAs, link, picture, pictureWithoutAltText, type Seed } from '../authoring.ts'

const service = (
  title: string,
  href: string,
  description: string,
  pictureName?: string,
): {
  title: string
  href: string
  description: string
  picture?: ReturnType<typeof picture>
} => ({
  title,
  href,
  description,
  ...(pictureName && { picture: pictureWithoutAltText(pictureName) }),
})

export const paymentServices: Seed<Page> = {
  _id: 'page-payment-services',
  _type: 'page',
  title: 'Payment Services',
  path: '/services/payment-services',
  sections: [
    {
      _type: 'serviceIndex',
      _key: 'index',
      heading: 'Payment Services',
      lead: 'Ten ways to move money, one contract and one settlement report. Take only what you need; add the rest without changing anything.',
      groups: keyedAs('serviceGroup', [
        {
          title: 'Money in',
          services: keyedAs('serviceEntry', [
            service(
              'Collections',
              '/services/collections',
              'Take payments from every wallet, bank and card into one balance.',
              'momo-approval',
            ),
            service(
              'Direct Debit',
              '/services/direct-debit',
              'Collect dues, premiums and instalments on the day, with consent on file.',
              'mandate',
            ),
            service(
              'Web Checkout',
              '/services/web-checkout',
              'A payment page that opens on a slow phone and fits your shop.',
              'checkout',
            ),
            service(
              'Request to Pay',
              '/services/request-to-pay',
              'Send the bill to the phone. They approve, you get paid.',
              'request-to-pay',
            ),
          ]),
        },
        {
          title: 'Money out',
          services: keyedAs('serviceEntry', [
            service(
              'Payouts',
              '/services/payouts',
              'Wallets and accounts, checked by name before money moves.',
              'sms-salary',
            ),
            service(
              'Bulk Pay',
              '/bulk-pay',
              'Salaries, dues and refunds in one file with two signatures.',
              'hero-bulk-pay',
            ),
            service('Remittance', '/services/remittance', 'Receive from abroad, pay out in cedis.'),
          ]),
        },
        {
          title: 'Every day',
          services: keyedAs('serviceEntry', [
            service(
              'Utilities, Airtime / Data',
              '/services/utilities',
              'Sell light, water, airtime and data from your own counter.',
            ),
          ]),
        },
        {
          title: 'On any phone',
          services: keyedAs('serviceEntry', [
            service('SMS', '/services/sms', 'Receipts, codes and reminders that arrive.', 'sms'),
            service('USSD', '/services/ussd', 'Your menu on *789#, no data needed.', 'phone-ussd'),
          ]),
        },
      ]),
      cloth: pictureWithoutAltText('cloth-payment-services'),
      picture: pictureWithoutAltText('request-to-pay'),
    },
    {
      _type: 'callToAction',
      layout: 'closing',
      _key: 'call',
      heading: 'Not sure which one you need? Tell us how the money moves today.',
      link: link('Contact Sales', '/contact-us'),
    },
  ],
  seo: {
    _type: 'seo',
    image: picture('og-payment-services'),
    title: 'Payment services in Ghana',
    description:
      'Collections, direct debit, payouts, bulk pay, checkout, request to pay, utilities, SMS, USSD and remittance: one contract, one settlement report.',
  },
}
