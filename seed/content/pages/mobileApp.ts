import type { Page } from '../../../app/content/types.generated.ts'
import { keyed, link, picture, reference, type Seed } from '../authoring.ts'
import { features } from './features.ts'

export const mobileApp: Seed<Page> = {
  _id: 'page-mobile-app',
  _type: 'page',
  title: 'Mobile financial app',
  path: '/products/mobile-app',
  parent: reference('page-aslan'),
  schemaKind: 'Product',
  sections: keyed([
    {
      _type: 'hero',
      heading: 'Fourteen things, one thumb',
      lead: 'A financial app for banks, credit unions and savings groups, under your name. It works when the network does not.',
      actions: keyed([
        link('Request a Demo', '/schedule-aslan-demo'),
        link('Contact Sales', '/contact-us'),
      ]),
      picture: picture('hero-mobile-app'),
      layout: 'hanging',
      ground: 'raffia',
    },
    {
      _type: 'features',
      layout: 'blocks',
      heading: 'All fourteen, by their blocks',
      picture: picture('app-blocks'),
      items: features(
        ['Offline and online flexibility', 'Pay in the lorry park, post when the signal returns.'],
        ['ID verification', 'Ghana Card and a selfie, checked while she waits.'],
        ['2-factor authentication', 'PIN plus a code, on a new phone or a large sum.'],
        ['Wallet to account transfers', 'Money off the phone and into the bank, at once.'],
        ['Account to wallet transfers', 'And back, for the market on Saturday.'],
        ['Group savings (VSLA options)', 'A group with its own box, shares and rules.'],
        ['Group loans', 'The group lends, the app keeps the schedule.'],
        ['Account balances', 'Every account on the first screen.'],
        ['Transaction history', 'Five years of it, searchable.'],
        ['Transaction status', 'Sent, received, stuck. And where.'],
        ['Bill payment', 'Light, water, school, television.'],
        ['Unsecured lending', 'A first loan without collateral.'],
        ['Credit scoring', 'Built from saving and paying, not from who you know.'],
        ['Direct debit', 'Agree once, collected on the day.'],
      ),
    },
    {
      _type: 'features',
      layout: 'signal',
      heading: 'When the network goes',
      items: keyed([
        {
          _type: 'feature',
          title: '10:02, Techiman',
          text: 'Four bars. Everything is live.',
        },
        {
          _type: 'feature',
          title: '10:40, on the road',
          text: 'None. She pays two bills; they wait on the phone, signed and in order.',
        },
        {
          _type: 'feature',
          title: '12:15, Nkoranza',
          text: 'Back. Both go through. The one that would overdraw is refused, and says so.',
        },
      ]),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      heading: 'School Billing',
      link: link('Next product', '/products/school-billing'),
      ground: 'gold',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Mobile financial app',
    description:
      'A mobile financial app under your name, with fourteen features from offline payments to group loans, for banks, credit unions and savings groups.',
    image: picture('og-mobile-app'),
  },
}
