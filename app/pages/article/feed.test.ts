import { expect, test, vi } from 'vitest'
import type { Services } from '../../services.ts'
import { feed } from './feed.ts'

const news = {
  _id: 'news',
  title: 'News',
  path: '/articles/news',
  publishedAt: '2026-11-20T08:00:00Z',
  lead: 'What happened.',
  authorName: 'Ama',
}

/** The entries of a feed with these articles, by their ids, and the documents that were logged. */
async function read(articles: readonly object[], site: object = { _id: 'siteSettings' }) {
  const logError = vi.fn()
  const data = { site, list: { _id: 'list', title: 'Articles' }, articles }
  const services = {
    content: { read: async () => ({ data, tags: [] }) },
    siteUrl: 'https://nsaa.example',
    logError,
  }
  const text = await feed(services as unknown as Services)
  return {
    text,
    ids: [...text.matchAll(/<id>tag:[^<]*:(.*)<\/id>/g)].map(([, id]) => id),
    logError,
  }
}

test.each(['lead', 'topic', 'byline', 'authorName', 'lastUpdated'])(
  'an article whose %s is no text is in the feed without it, next to the others',
  async (field) => {
    const licence = { ...news, _id: 'licence', [field]: { en: 'Translated' } }
    const { text, ids, logError } = await read([licence, news])
    expect(ids).toEqual(['licence', 'news'])
    expect(text).not.toContain('[object')
    expect(logError.mock.calls).toEqual([['content.malformed', { id: 'licence', fields: [field] }]])
  },
)

test.each([
  ['path', { current: 'licence' }],
  ['title', { en: 'Licence' }],
  ['publishedAt', 20_261_120],
])('an article whose %s is no text is not in the feed, the others are', async (field, value) => {
  const { ids, logError } = await read([{ ...news, _id: 'licence', [field]: value }, news])
  expect(ids).toEqual(['news'])
  expect(logError.mock.calls).toEqual([['content.malformed', { id: 'licence', fields: [field] }]])
})

test('the feed of a site whose name is no text has the name of its host', async () => {
  const { text, logError } = await read([news], { _id: 'siteSettings', name: { en: 'Nsaa' } })
  expect(text).toContain('<author><name>nsaa.example</name></author>')
  expect(logError.mock.calls).toEqual([
    ['content.malformed', { id: 'siteSettings', fields: ['name'] }],
  ])
})
