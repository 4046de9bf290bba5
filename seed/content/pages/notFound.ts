import type { Page } from '../../../app/content/types.generated.ts'
import { keyed, type Seed } from '../authoring.ts'

/** Also what every address that leads nowhere shows. */
export const notFound: Seed<Page> = {
  _id: 'page-404',
  _type: 'page',
  title: 'Page not found',
  path: '/404',
  sections: keyed([
    {
      _type: 'notFound',
      heading: 'You encountered a missing page, please go back or try again',
      backLabel: 'Go back',
      homeLabel: 'Start at the home page',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Page not found',
    description: 'There is nothing at this address. Go back, or start at the home page.',
    noindex: true,
  },
}
