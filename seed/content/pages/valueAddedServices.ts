import type { Page } from '../../../app/content/types.generated.ts'
import { keyed, link, picture, reference, type Seed } from '../authoring.ts'
import { valueAddedProducts } from '../productCards.ts'

export const valueAddedServices: Seed<Page> = {
  _id: 'page-value-added-services',
  _type: 'page',
  title: 'Value Added Services',
  path: '/services/value-added-services',
  sections: [
    {
      _type: 'cards',
      layout: 'gallery',
      _key: 'products',
      kicker: 'Value Added Services',
      heading: 'Ready-made, on the same rails',
      lead: 'Products we run so that you do not have to build them. Each one settles through the same account as your payments.',
      actions: keyed([link('Request a Demo', '/request-vas-demo')]),
      products: keyed(valueAddedProducts.map(({ _id }) => reference(_id))),
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Value added services: pensions, banking, schools',
    description:
      'Pension management, core banking, savings groups, school billing and USSD menus, run for you and settled with your payments. Ask for a demo.',
    image: picture('og-value-added-services'),
  },
}
