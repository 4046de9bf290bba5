import type { Page } from '../../../../app/content/types.generated.ts'
import { heading, link, paragraph, picture, richText, type Seed } from '../authoring.ts'

/** Placeholder text only, and kept out of search engines, until there is something to say. */
export const articles: Seed<Page> = {
  _id: 'page-articles',
  _type: 'page',
  title: 'Articles',
  path: '/articles',
  sections: [
    {
      _type: 'articleText',
      _key: 'article',
      picture: picture('hero-article'),
      notice: 'PLACEHOLDER ARTICLE',
      heading: 'The first article will be printed here',
      byline: 'By the editor. Not published.',
      lead: 'This page shows how an article looks. The words are placeholder text, set so that the measure, the headings and the quotation can be judged. They say nothing about a service and nobody should rely on them.',
      body: richText(
        paragraph(
          'Placeholder text. A paragraph is about seventy letters wide, in the text face, at eighteen pixels with generous lines. It is aligned left and never justified. A long article is read in one column because two would make the reader climb back up on a phone.',
        ),
        heading('A heading inside the article'),
        paragraph(
          'Placeholder text. A figure may run wider than the column, to the left, where the numbers of the terms page hang. A caption stands under it in small grey type and says what is to be seen, not what to feel.',
        ),
      ),
      quotation: 'A quotation hangs its mark in the margin and stays under twenty-five words.',
      closing: richText(
        paragraph(
          'Placeholder text. Links are underlined with an orange thread. Sums are in cedis, in the text face. At the end stand the author’s name and two earlier articles, when there are two.',
        ),
      ),
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
    title: 'Articles',
    description:
      'A placeholder that shows how an article will look here. Nothing is published yet.',
    noindex: true,
  },
}
