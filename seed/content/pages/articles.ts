import type { Page } from '../../../app/content/types.generated.ts'
import { link, picture, type Seed } from '../authoring.ts'

/** The list of articles; the articles themselves are documents of their own. */
export const articles: Seed<Page> = {
  _id: 'page-articles',
  _type: 'page',
  title: 'Articles',
  path: '/articles',
  sections: [
    {
      _type: 'hero',
      _key: 'article-head',
      layout: 'threads',
      heading: 'What we know, written down',
      lead: 'News of the company, what is new for merchants, and guides to print. Written by the people who do the work.',
      picture: picture('hero-article'),
    },
    {
      _type: 'articleList',
      _key: 'article-list',
      layout: 'ledger',
      emptyText: 'No articles yet',
      olderLabel: 'Older articles',
      newerLabel: 'Newer articles',
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      heading: 'All Payment Services',
      link: link('Meanwhile', '/services/payment-services'),
      ground: 'paper',
    },
  ],
  seo: {
    _type: 'seo',
    image: picture('og-articles'),
    title: 'Articles: news, products, guides',
    description:
      'News of a payment company in Accra, what is new for merchants, and guides to print for the till. Written by the people who do the work.',
  },
}
