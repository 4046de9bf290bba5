import type { Page } from '../../../app/content/types.generated.ts'
import { keyed, keyedAs, link, picture, reference, type Seed } from '../authoring.ts'
import { commerceProducts } from '../productCards.ts'

export const eCommerce: Seed<Page> = {
  _id: 'page-e-commerce',
  _type: 'page',
  title: 'E-commerce',
  path: '/services/e-commerce',
  sections: [
    {
      _type: 'cards',
      layout: 'shops',
      _key: 'street',
      heading: 'Three doors on one street',
      lead: 'Shop, life and bills: things people do every week, ready to open under your own sign.',
      actions: keyed([link('Contact Sales', '/contact-us')]),
      products: keyed(commerceProducts.map(({ _id }) => reference(_id))),
    },
    {
      _type: 'features',
      layout: 'choices',
      _key: 'sign',
      heading: 'Whose name is over the door?',
      items: keyedAs('feature', [
        {
          title: 'Yours',
          text: 'Your colours, your address on the internet, your prices. We keep the till and the records the tax office asks for.',
        },
        {
          title: 'Or ours',
          text: 'Send your customers to us and take a share of each sale, settled every Friday.',
        },
      ]),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      heading: 'Read the docs',
      link: link('If you would rather build it', 'https://docs.nsaa.example/'),
      ground: 'ink',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'E-commerce: shop, life and bills',
    description:
      'Three things people in Ghana do every week, ready to open under your own sign or ours: buy from a shop, take out cover, pay a bill.',
    image: picture('og-e-commerce'),
  },
}
