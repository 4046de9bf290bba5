import type { Page } from '../../app/content/types.generated.ts'
import { keyed, link, picture, type Seed, type SeedSection } from './authoring.ts'
import { newsletter } from './newsletter.ts'

const sections: SeedSection[] = [
  {
    _type: 'hero',
    layout: 'home',
    _key: 'hero',
    heading: 'Innovation\nfor you',
    lead: 'Nsaa moves money for merchants, banks, schools and pension funds in Ghana. Collect from any wallet, card or account, pay thousands of people in one batch, and see every cedi settle.',
    actions: keyed([link('Contact Sales', '/contact-us'), link('Get Started', '/get-started')]),
    showCertificates: true,
    picture: picture('cloth-hero'),
    front: picture('phone-ussd'),
    note: picture('sms'),
  },
  {
    _type: 'cards',
    layout: 'services',
    _key: 'offer',
    heading: 'What we offer',
    lead: 'Three cloths off the same loom. Take the rails on their own, or the products we have already woven on top of them.',
  },
  {
    _type: 'carousel',
    _key: 'carousel',
    link: link('API documentation', 'https://docs.nsaa.example/'),
    slides: keyed([
      {
        _type: 'slide',
        heading: 'Five fields to a payout',
        ground: 'indigo',
        cloth: picture('cloth-slide-api'),
        picture: picture('api'),
        overlay: picture('momo-approval'),
      },
      {
        _type: 'slide',
        heading: 'Paid before the tea is cold',
        ground: 'signal',
        cloth: picture('cloth-slide-checkout'),
        picture: picture('checkout'),
        overlay: picture('sms'),
      },
      {
        _type: 'slide',
        heading: 'Every name, every cedi',
        ground: 'raffia',
        cloth: picture('cloth-slide-payouts'),
        picture: picture('payout-batch'),
      },
    ]),
  },
  newsletter,
  {
    _type: 'callToAction',
    layout: 'colourField',
    _key: 'hub',
    kicker: 'UNVEILING THE FUTURE:',
    heading: 'An innovation hub for startups',
    link: link('JOIN OUR INNOVATION HUB', '/innovation-hub'),
    picture: picture('cloth-hub'),
  },
  {
    _type: 'figures',
    layout: 'countUp',
    _key: 'numbers',
    heading: 'Nsaa in numbers',
    items: keyed([
      {
        _type: 'statistic',
        value: 30,
        suffix: '+',
        label: 'Clients Worldwide',
        band: picture('band-stat-1'),
      },
      {
        _type: 'statistic',
        value: 50,
        suffix: '+',
        label: 'Projects Completed',
        band: picture('band-stat-2'),
      },
      {
        _type: 'statistic',
        value: 40,
        suffix: '+',
        label: 'Team Members',
        band: picture('band-stat-3'),
      },
      {
        _type: 'statistic',
        value: 1,
        unit: 'm',
        suffix: '+',
        label: 'Users Served',
        band: picture('band-stat-4'),
      },
    ]),
  },
  {
    _type: 'partnerLogos',
    _key: 'partners',
    heading: 'We work with',
  },
  {
    _type: 'testimonialSlider',
    _key: 'testimonials',
    heading: 'What our customers say',
  },
]

export const home: Seed<Page> = {
  _id: 'page-home',
  _type: 'page',
  title: 'Home',
  path: '/',
  sections,
  seo: {
    _type: 'seo',
    title: 'Innovation for you',
    description:
      'Payments for merchants, banks, schools and pension funds in Ghana: collect from any wallet, card or account, and pay thousands of people in one batch.',
  },
}
