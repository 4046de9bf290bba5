import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StyleScopeProvider } from '../../partialHydration/StyleScope.tsx'
import { articleParts } from './articleParts.tsx'
import type { ArticleData } from './query.ts'

const article: ArticleData = {
  _id: 'licence',
  title: 'Licence renewed',
  path: '/articles/licence-renewed',
  publishedAt: '2026-11-02T08:00:00Z',
  lastUpdated: '2026-11-09T08:00:00Z',
  byline: 'The team',
  topic: null,
  lead: null,
  picture: null,
  author: null,
  body: null,
  chosen: null,
  sameTopic: [],
  home: null,
  list: null,
  labels: {
    by: 'By',
    updated: 'Updated',
    authorHeading: null,
    related: null,
    all: null,
    feed: null,
  },
}

/** The dates in the opening, as in the document that the server renders. */
function datesOf(shown: ArticleData) {
  const html = renderToStaticMarkup(
    <StyleScopeProvider
      value={{ part: 'head', isStatic: true, collect: (_, children) => children }}
    >
      <articleParts.Opening article={shown} />
    </StyleScopeProvider>,
  )
  return [...html.matchAll(/(Updated )?<time datetime="([^"]*)"/gi)].map(([, label, day]) => [
    label?.trim(),
    day,
  ])
}

test('an article shows when it was published and, with its label, when it was updated', () => {
  expect(datesOf(article)).toEqual([
    [undefined, '2026-11-02'],
    ['Updated', '2026-11-09'],
  ])
})

test('an article that was not updated shows one date', () => {
  expect(datesOf({ ...article, lastUpdated: null })).toEqual([[undefined, '2026-11-02']])
})
