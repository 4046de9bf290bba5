import type { SiteSettings } from '../../app/content/types.generated.ts'
import { file, keyed, link, picture, pictureWithoutAltText, type Seed } from './authoring.ts'

const DOCUMENTATION = 'https://docs.nsaa.example/'

const navigation: Seed<SiteSettings['navigation']> = {
  company: {
    label: 'Company',
    items: keyed([
      {
        _type: 'navigationItem',
        title: 'About Company',
        subtitle: 'Go to About Us',
        href: '/about-us',
        swatch: picture('swatch-about'),
      },
      {
        _type: 'navigationItem',
        title: 'Help Center',
        subtitle: 'Get Help Resources',
        href: '/help-center',
        swatch: picture('swatch-help'),
        opensNewsletter: true,
      },
      {
        _type: 'navigationItem',
        title: 'Careers',
        subtitle: 'Come and sit at the loom',
        href: '/careers',
        swatch: picture('swatch-careers'),
      },
    ]),
  },
  offer: {
    label: 'What we offer',
    mobileLabel: 'Our Services',
    items: keyed([
      {
        _type: 'offerItem',
        title: 'Payment Services',
        description:
          'Collect from wallets, cards and accounts. Pay out to one person or two thousand. Sell airtime, send SMS, run USSD.',
        shortDescription: 'Collect, pay out, sell airtime, send SMS',
        href: '/services/payment-services',
        linkLabel: 'View',
        strip: picture('menu-strip-payments'),
      },
      {
        _type: 'offerItem',
        title: 'Value Added Services (VAS)',
        description:
          'Pensions, core banking, savings groups and school billing, run on the same rails.',
        shortDescription: 'Pensions, banking, savings, schools',
        href: '/services/value-added-services',
        linkLabel: 'View',
        strip: picture('menu-strip-services'),
      },
      {
        _type: 'offerItem',
        title: 'E-commerce',
        description: 'Shop, life and bills for the people you serve.',
        shortDescription: 'Shop, life and bills',
        href: '/services/e-commerce',
        linkLabel: 'View',
        strip: picture('menu-strip-commerce'),
      },
    ]),
  },
  developers: {
    label: 'Developers',
    card: {
      title: 'API Documentation',
      description: 'Keys for testing, recipes, and every error with its reason.',
      href: DOCUMENTATION,
      linkLabel: 'Read the documentation',
    },
    links: keyed([
      reference('Payment', 'Collect and pay out', 'payments'),
      reference('Billing', 'Bills, parts and vouchers', 'billing'),
      reference('Customer', 'Names and checks', 'customers'),
      reference('USSD', 'Menus and sessions', 'ussd'),
      reference('SMS', 'Messages and receipts', 'sms'),
      reference('Invoice', 'Send, remind, close', 'invoices'),
    ]),
  },
  actions: keyed([link('Contact Us', '/contact-us'), link('Get Started', '/get-started')]),
}

function reference(title: string, subtitle: string, chapter: string) {
  return { _type: 'referenceLink' as const, title, subtitle, href: `${DOCUMENTATION}${chapter}` }
}

const footer: Seed<SiteSettings['footer']> = {
  resources: {
    _type: 'linkList',
    heading: 'Resources',
    links: keyed([
      link('Merchant onboarding policy', '/merchant-onboarding-policy'),
      link('Refund and chargeback policy', '/refund-and-chargeback-policy'),
      link('Return and delivery policy', '/return-and-delivery-policy'),
      link('Cancellation policy', '/cancellation-policy'),
      link('Terms and conditions', '/terms-and-conditions'),
      link('Privacy policy', '/terms-and-conditions#privacy-policy'),
    ]),
  },
  developers: {
    _type: 'linkList',
    heading: 'Developers',
    links: keyed([link('API documentation', DOCUMENTATION)]),
  },
  company: {
    _type: 'linkList',
    heading: 'Company',
    links: keyed([
      link('About', '/about-us'),
      link('Help center', '/help-center'),
      link('Careers', '/careers'),
      link('Articles', '/articles'),
    ]),
  },
  contactHeading: 'Talk to a person',
  band: picture('band-footer'),
}

const links: Seed<SiteSettings['links']> = {
  documentation: DOCUMENTATION,
  maps: 'https://maps.nsaa.example/accra-office',
  social: keyed([
    { _type: 'socialProfile', platform: 'facebook', url: 'https://facebook.nsaa.example/' },
    { _type: 'socialProfile', platform: 'linkedin', url: 'https://linkedin.nsaa.example/' },
    { _type: 'socialProfile', platform: 'instagram', url: 'https://instagram.nsaa.example/' },
    { _type: 'socialProfile', platform: 'x', url: 'https://x.nsaa.example/' },
  ]),
  certificates: keyed([
    {
      _type: 'certificate',
      title: 'ISO certified',
      mark: 'iso',
      image: pictureWithoutAltText('badge-iso'),
    },
    {
      _type: 'certificate',
      title: 'PCI certificate, PDF',
      mark: 'pci',
      image: pictureWithoutAltText('badge-pci'),
      file: file('pci-certificate'),
    },
    {
      _type: 'certificate',
      title: 'Licensed by the central bank since May 2023',
      mark: 'centralBank',
      image: pictureWithoutAltText('badge-bank'),
    },
  ]),
}

export const siteSettings: Seed<SiteSettings> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  name: 'Nsaa',
  legalName: 'Nsaa Payments Limited',
  tagline: 'Innovation for you',
  description:
    'Nsaa is a payment service provider in Accra, licensed by the central bank. It moves money for merchants, banks, schools and pension funds in Ghana.',
  supportEmails: ['support@nsaa.example', 'care@nsaa.example'],
  officePhone: '+233 30 255 0140',
  salesPhone: '+233 24 555 0140',
  officeLabel: 'Office',
  salesLabel: 'Sales',
  hours: '08:00 to 17:00 GMT, Monday to Friday',
  shortHours: '8AM-5PM GMT on working days',
  opensAtHour: 8,
  closesAtHour: 17,
  address: '14 Ring Road Close, Accra, Ghana',
  links,
  navigation,
  footer,
  policies: {
    _type: 'policyLabels',
    kicker: 'Resources',
    effectiveDate: 'Effective date',
    lastUpdated: 'Last updated',
    review: 'Reviewed annually.',
    keyFigures: 'In short',
    contents: 'Contents',
    siblings: 'Resources',
    question: 'Something here is not clear?',
    contact: link('Talk to a person', '/contact-us'),
  },
  articles: {
    _type: 'articleLabels',
    by: 'By',
    updated: 'Updated',
    author: 'Who wrote this',
    related: 'Read on',
    all: 'All articles',
    feed: 'Feed (Atom)',
  },
  seo: {
    titleSuffix: 'Nsaa',
    description:
      'Collect from any wallet, card or account in Ghana, pay thousands of people in one batch, and see every cedi settle.',
    image: picture('og-default'),
  },
}
