/** A link that the specification requires: its name and its exact destination. */
export interface RequiredLink {
  name: RegExp
  /** A path of this site, or a pattern if the dataset chooses it. */
  href: string | RegExp
  newTab?: boolean
}

export interface Route {
  path: string
  heading: string
  /** Links in the page's main part. */
  links: readonly RequiredLink[]
}

const DOCUMENTATION = /^https:\/\/docs\.nsaa\.example\//
const OUTSIDE = /^https:\/\//
const PDF = /^\/lake\/files\/.+\.pdf$/

const to = (name: RegExp, href: string | RegExp): RequiredLink => ({ name, href })
const inNewTab = (name: RegExp, href: string | RegExp) => ({ name, href, newTab: true })
const SALES = to(/^Contact Sales$/i, '/contact-us')
const demo = (path: string) => to(/^Request a Demo/, path)
const access = (name: RegExp, href: string | RegExp = DOCUMENTATION) => [SALES, to(name, href)]

const POLICIES = {
  '/merchant-onboarding-policy': 'Merchant Onboarding Policy',
  '/refund-and-chargeback-policy': 'Refund and Chargeback Policy',
  '/return-and-delivery-policy': 'Return and Delivery Policy',
  '/cancellation-policy': 'Cancellation Policy',
  '/terms-and-conditions': 'Terms and Conditions',
}

/** The route table, with the headings the seed gives its pages. */
export const ROUTES: readonly Route[] = [
  {
    path: '/',
    heading: 'Innovation for you',
    links: [
      SALES,
      to(/^Get Started$/, '/get-started'),
      inNewTab(/PCI/, PDF),
      to(/Payment Services/, '/services/payment-services'),
      to(/VAS|Value Added/, '/services/value-added-services'),
      to(/E-commerce/, '/services/e-commerce'),
      to(/^API documentation/, DOCUMENTATION),
      to(/^JOIN OUR INNOVATION HUB$/, '/innovation-hub'),
    ],
  },
  {
    path: '/about-us',
    heading: 'Cloth people can check',
    links: [to(/^Join Our Team$/, '/careers'), inNewTab(/^Download Company Profile/, PDF)],
  },
  {
    path: '/services/payment-services',
    heading: 'Payment Services',
    links: [
      to(/^Collections$/, '/services/collections'),
      to(/^Bulk Pay$/, '/bulk-pay'),
      to(/^Direct Debit$/, '/services/direct-debit'),
      to(/^Utilities, Airtime \/ Data$/, '/services/utilities'),
      to(/^Payouts$/, '/services/payouts'),
      to(/^USSD$/, '/services/ussd'),
      to(/^Web Checkout$/, '/services/web-checkout'),
      to(/^SMS$/, '/services/sms'),
      to(/^Request to Pay$/, '/services/request-to-pay'),
      to(/^Remittance$/, '/services/remittance'),
    ],
  },
  {
    path: '/services/value-added-services',
    heading: 'Ready-made, on the same rails',
    links: [
      to(/Pension Management System/, '/products/pensions-management-system'),
      to(/Core Banking/, '/products/banking'),
      to(/savings groups/, '/products/aslan'),
      to(/School Billing & Payments/, '/products/school-billing'),
      to(/USSD/, '/services/ussd'),
      to(/another site/, OUTSIDE),
      demo('/request-vas-demo'),
    ],
  },
  {
    path: '/services/e-commerce',
    heading: 'Three doors on one street',
    links: [SALES, inNewTab(/Life/, OUTSIDE), inNewTab(/Bills/, OUTSIDE)],
  },
  {
    path: '/services/collections',
    heading: 'Six ways in, one ledger',
    links: access(/^Collections API$/),
  },
  {
    path: '/services/direct-debit',
    heading: 'On the 25th, every month',
    links: access(/^Direct Debit API$/),
  },
  {
    path: '/services/payouts',
    heading: 'Pay everyone at once',
    links: access(/^Payouts API$/, '/payouts/payouts-api'),
  },
  {
    path: '/services/web-checkout',
    heading: 'Small page, big shop',
    links: access(/^Web Checkout API$/),
  },
  {
    path: '/services/request-to-pay',
    heading: 'Send the bill, not a number',
    links: access(/^Request to Pay API$/, '/request-to-pay/request-to-pay-api'),
  },
  { path: '/bulk-pay', heading: 'One file, two signatures', links: access(/^Bulk Pay API$/) },
  {
    path: '/services/utilities',
    heading: 'Light, water, talk, data',
    links: access(/^Utilities API$/),
  },
  { path: '/services/sms', heading: 'The message got there', links: access(/^SMS API$/) },
  { path: '/services/ussd', heading: 'Any phone, no data', links: access(/^USSD API$/) },
  {
    path: '/services/remittance',
    heading: 'International payouts for remittance, in cedis',
    links: [
      ...access(/^Access Payouts API$/),
      to(/^USSD API documentation$/, 'https://docs.nsaa.example/ussd'),
    ],
  },
  {
    path: '/products/pensions-management-system',
    heading: 'Forty years on one page',
    links: [demo('/schedule-pension-management-demo')],
  },
  {
    path: '/products/banking',
    heading: 'Close the day at zero',
    links: [demo('/schedule-banking-demo')],
  },
  {
    path: '/products/aslan',
    heading: 'The susu box, with its books kept',
    links: [
      demo('/schedule-aslan-demo'),
      to(/^See Features$/, /#/),
      to(/mobile financial app/, '/products/mobile-app'),
    ],
  },
  {
    path: '/products/school-billing',
    heading: 'Four small payments, one clean bill',
    links: [demo('/schedule-school-billing-demo')],
  },
  {
    path: '/products/mobile-app',
    heading: 'Fourteen things, one thumb',
    links: [demo('/schedule-aslan-demo'), to(/Aslan/, '/products/aslan')],
  },
  {
    path: '/case-study',
    heading: 'The line outside the cash office',
    links: [inNewTab(/^Download Project Brochure/, PDF)],
  },
  {
    path: '/help-center',
    heading: 'Help is a short call away',
    links: [to(/maps/, OUTSIDE), to(/@/, /^mailto:/), to(/\+233/, /^tel:\+233/)],
  },
  {
    path: '/contact-us',
    heading: 'Talk to a person',
    links: [
      to(/^Send Us a Message$/, /#/),
      to(/maps/, OUTSIDE),
      to(/^support@/, /^mailto:/),
      to(/privacy policy/, '/terms-and-conditions#privacy-policy'),
    ],
  },
  { path: '/schedule-aslan-demo', heading: 'See a group’s box fill up', links: [] },
  { path: '/request-vas-demo', heading: 'See the services you would use', links: [] },
  {
    path: '/schedule-pension-management-demo',
    heading: 'See a month of contributions land',
    links: [],
  },
  { path: '/schedule-school-billing-demo', heading: 'See it with your own fee list', links: [] },
  { path: '/schedule-banking-demo', heading: 'See a branch day balance', links: [] },
  { path: '/careers', heading: 'Come and sit at the loom', links: [] },
  {
    path: '/articles',
    heading: 'What we know, written down',
    links: [
      to(/^Our licence is renewed/, '/articles/licence-renewed'),
      to(/^Order slips/, '/articles/order-slips'),
      to(/^Six checks/, '/articles/six-checks-at-the-till'),
    ],
  },
  {
    path: '/articles/licence-renewed',
    heading: 'Our licence is renewed for five more years',
    links: [to(/^All articles$/, '/articles'), to(/^Feed/, '/articles/feed.xml')],
  },
  {
    path: '/articles/order-slips',
    heading: 'Order slips: a bill you can send from the counter',
    links: [to(/^Six checks/, '/articles/six-checks-at-the-till')],
  },
  {
    path: '/articles/six-checks-at-the-till',
    heading: 'Six checks at the till that stop most fraud',
    links: [to(/^contact page$/, '/contact-us')],
  },
  { path: '/get-started', heading: 'Merchant onboarding is almost here', links: [SALES] },
  {
    path: '/innovation-hub',
    heading: 'An innovation hub for startups',
    links: [to(/^Open the form on its own$/, '/hub-form.html')],
  },
  ...Object.entries(POLICIES).map(([path, heading]) => ({
    path,
    heading,
    links: Object.entries(POLICIES)
      .filter(([other]) => other !== path)
      .map(([other, title]) => to(new RegExp(`^${title}$`), other)),
  })),
  {
    path: '/404',
    heading: 'You encountered a missing page, please go back or try again',
    links: [to(/home page/, '/')],
  },
]
