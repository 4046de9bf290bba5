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

export const ussd: Seed<Page> = {
  _id: 'page-ussd',
  _type: 'page',
  title: 'USSD',
  path: '/services/ussd',
  parent: reference('page-payment-services'),
  sections: [
    {
      _type: 'hero',
      layout: 'dial',
      _key: 'code',
      code: '*789#',
      spokenCode: 'Dial star 7 8 9 hash',
      heading: 'Any phone, no data',
      lead: 'Put your business on a short code. Customers pick a number, approve with a PIN and get an SMS, on the phone they already own.',
      actions: keyed([link('Contact Sales', '/contact-us'), documentationLink('USSD API', 'ussd')]),
      picture: picture('phone-school-fees'),
    },
    {
      _type: 'menuTree',
      _key: 'tree',
      heading: 'Design the menu, not the telecoms',
      lead: 'Draw the tree once. Nsaa keeps the session alive, survives a dropped call and resumes at the same step.',
      picture: picture('ussd-tree'),
      smallPicture: pictureWithoutAltText('ussd-tree-m'),
    },
    {
      _type: 'features',
      layout: 'numbers',
      _key: 'limits',
      heading: 'What a screen holds',
      items: keyedAs('feature', [
        { title: '182', text: 'characters fit on one screen. We count them for you.' },
        { title: '5', text: 'options per level before people give up. We warn at six.' },
        { title: '0', text: 'megabytes of data needed by the customer.' },
      ]),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      link: link('Next service', '/services/remittance'),
      ground: 'ink',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'USSD menus on *789#',
    description:
      'Put your business on a short code. Customers in Ghana choose, pay with their PIN and get an SMS on any phone, with no data and no app.',
    image: picture('og-ussd'),
  },
}
