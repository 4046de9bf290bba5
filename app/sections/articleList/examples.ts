import { examplePictures } from '../../sectionParts/examplePictures.ts'
import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { ArticleListData, ListedArticles } from './articles.ts'

type Article = ListedArticles['articles'][number]

const base = {
  _type: 'articleList',
  ...bareFrame,
  heading: null,
  layout: 'ledger',
  emptyText: 'No articles yet',
  olderLabel: 'Older articles',
  newerLabel: 'Newer articles',
} as const

const article = (number: number, rest: Partial<Article> = {}): Article => ({
  _id: `article-${number}`,
  title: 'Four trays of notes, and a difference of nothing',
  path: `/articles/example-${number}`,
  publishedAt: '2026-03-02T09:00:00Z',
  topic: 'Company',
  lead: 'What the branch in Ho learned from counting its till twice a day.',
  byline: null,
  author: { _id: 'example-author', name: 'Elinam Dzakpasu' },
  picture: examplePictures.wide,
  ...rest,
})

/** The fewest fields an imported article can have. */
const bare: Partial<Article> = {
  topic: null,
  lead: null,
  author: null,
  picture: null,
  publishedAt: null,
}

export const articleListExamples: readonly ArticleListData[] = [
  {
    ...base,
    _key: 'complete',
    heading: 'News from the desk',
    lead: 'What changed, and what it means for a shop.',
    total: 3,
    articles: [1, 2, 3].map((number) => article(number)),
  },
  { ...base, _key: 'empty', ground: 'raffia', total: 0, articles: [] },
  {
    ...base,
    _key: 'long',
    ground: 'indigo',
    heading: LONG_WORD,
    lead: LONG_WORD,
    total: 23,
    articles: [
      article(11, {
        title: LONG_WORD,
        lead: LONG_WORD,
        author: { _id: 'example-author', name: LONG_WORD },
      }),
      article(12, { ...bare, title: LONG_WORD }),
      ...Array.from({ length: 12 }, (_, index) => article(20 + index, bare)),
    ],
  },
]
