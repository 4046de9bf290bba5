import { expect, test } from 'vitest'
import { relatedArticles } from './related.ts'

const summary = (path: string | null) => ({
  _id: path ?? 'draft',
  title: 'Title',
  path,
  publishedAt: null,
  topic: null,
  lead: null,
  byline: null,
  author: null,
  picture: null,
})
const path = '/articles/own'
const withoutTitle = { ...summary('/articles/untitled'), title: null }
const sameTopic = [withoutTitle, summary('/articles/newer'), summary(path)]

test.each([
  ['chosen articles, returns them', [summary('/articles/chosen')], ['/articles/chosen']],
  ['no chosen articles, returns the others of its topic', null, ['/articles/newer']],
  [
    'articles without an address only, returns those of its topic',
    [summary(null)],
    ['/articles/newer'],
  ],
  [
    'an article without a title only, returns those of its topic that have one',
    [withoutTitle],
    ['/articles/newer'],
  ],
  [
    'itself as the only chosen article, returns those of its topic',
    [summary(path)],
    ['/articles/newer'],
  ],
])('relatedArticles, given %s', (_, chosen, paths) => {
  expect(relatedArticles({ path, chosen, sameTopic }).map((article) => article.path)).toEqual(paths)
})
