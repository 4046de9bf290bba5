import type { SanityClient } from '@sanity/client'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readHtml } from './readHtml.ts'
import { type Site, startSite } from './startSite.ts'

const FEED = '/articles/feed.xml'
const LICENCE = '/articles/licence-renewed'
const SLIPS = '/articles/order-slips'
const CHECKS = '/articles/six-checks-at-the-till'
const ADDED = '*[string::startsWith(_id, "added-") || string::startsWith(_id, "drafts.added-")]'
/** The list reads an event of the lake before it is rendered again. */
const VISIBLE = { timeout: 60_000, interval: 50 }

describe('articles on the built site', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterEach(async () => {
    await site.client.delete({ query: ADDED }, { visibility: 'sync' })
    const left = () => Promise.all(['/articles', FEED].map(async (path) => (await get(path)).text))
    await expect
      .poll(async () => (await left()).join().includes('/articles/added-'), VISIBLE)
      .toBe(false)
  })
  afterAll(() => site.stop())

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(site.origin + path, { headers, redirect: 'manual' })
    return { text: await response.text(), status: response.status, headers: response.headers }
  }
  const mainOf = ({ text }: { text: string }) =>
    text.slice(text.indexOf('<main'), text.indexOf('</main'))
  /** Addresses of articles in the order of the page. */
  const listed = async (path: string) => {
    const links = mainOf(await get(path)).matchAll(/href="(\/articles\/[a-z][^"/.]*)"/g)
    return [...links].map(([, href]) => href)
  }
  const add = (name: string, fields: Record<string, unknown> = {}) =>
    site.client.create({ ...article(name), ...fields })
  /** Resolves when visitors get the article and the new list. */
  const publish = async (name: string, fields: Record<string, unknown> = {}) => {
    const { path } = await add(name, fields)
    await expect.poll(async () => (await get(path)).status, VISIBLE).toBe(200)
    await expect.poll(() => listed('/articles'), VISIBLE).toContain(path)
  }

  test('the list shows the shipped articles, the newest first', async () => {
    expect(await listed('/articles')).toEqual([CHECKS, SLIPS, LICENCE])
  })

  test('an article shows its date, its author and the articles that were chosen for it', async () => {
    const main = mainOf(await get(SLIPS))
    expect(main).toContain('<time dateTime="2026-09-07">7th September 2026</time>')
    expect(main).toContain('Elinam Dzakpasu')
    expect(main).toMatch(/<blockquote>/)
    expect(main).toContain('<figcaption>')
    expect(main).toContain(`href="${CHECKS}"`)
    expect(mainOf(await get(CHECKS))).toContain('Updated')
  })

  test('an article introduces its author with the first paragraph of the biography', async () => {
    const author = { _type: 'teamMember', name: 'Adzo', role: 'Editor' }
    const bio = '\n \nAdzo edits.\n\nShe lives in Ho.'
    await site.client.create({ ...author, _id: 'added-author', bio })
    await publish('added-by-adzo', { author: { _type: 'reference', _ref: 'added-author' } })
    const main = mainOf(await get('/articles/added-by-adzo'))
    expect(main).toContain('<p>Adzo edits.</p>')
    expect(main).not.toContain('lives in Ho')
  })

  test('a link in the text of an article leads to a file', async () => {
    const { _id, url } = await site.client.assets.upload('file', Buffer.from('%PDF-1.7'), {
      filename: 'prices.pdf',
    })
    const file = { _type: 'file', asset: { _type: 'reference', _ref: _id } }
    const [block] = article('added-file').body
    const markDefs = [{ _type: 'textLink', _key: 'link', file }]
    const children = [{ _type: 'span', _key: 's', text: 'The prices', marks: ['link'] }]
    await publish('added-file', { body: [{ ...block, markDefs, children }] })
    expect(mainOf(await get('/articles/added-file'))).toMatch(
      new RegExp(`<a[^>]*href="${new URL(url).pathname}"[^>]*>The prices</a>`),
    )
  })

  test('a draft is in no list, no feed and no sitemap, and at its address is nothing', async () => {
    await add('drafts.added-draft', { path: '/articles/added-draft', title: 'Only a draft' })
    for (const path of ['/articles', FEED, '/sitemap.xml', LICENCE]) {
      expect((await get(path)).text, path).not.toContain('added-draft')
    }
    expect((await get('/articles/added-draft')).status).toBe(404)
  })

  test('a draft is shown to an editor in a preview', async () => {
    await add('drafts.added-draft', { path: '/articles/added-draft', title: 'Only a draft' })
    const { secret } = await createPreviewSecret(site.client, 'test', site.origin, 'ama')
    const enabled = await get(
      `/preview/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/articles`,
    )
    const cookie = enabled.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await get('/articles/added-draft', { cookie })).text).toContain('Only a draft')
    expect((await get('/articles', { cookie })).text).toContain('Only a draft')
  })

  test('a published article is in the list, the feed and the sitemap, and leaves them again', async () => {
    for (const path of ['/articles', FEED, '/sitemap.xml']) await get(path)
    await add('added-news')
    const shown = async () =>
      Promise.all(
        ['/articles', FEED, '/sitemap.xml', '/articles/added-news'].map(async (path) =>
          (await get(path)).text.includes('added-news'),
        ),
      )
    await expect.poll(shown, VISIBLE).toEqual([true, true, true, true])
    await expect
      .poll(async () => (await listed('/articles'))[0], VISIBLE)
      .toBe('/articles/added-news')
    await site.client.delete('added-news')
    await expect.poll(async () => (await get('/articles/added-news')).status, VISIBLE).toBe(404)
    await expect.poll(() => listed('/articles'), VISIBLE).toEqual([CHECKS, SLIPS, LICENCE])
  })

  test('an article with only required fields has a page', async () => {
    const bare = { picture: undefined, topic: undefined, lead: undefined, body: undefined }
    await publish('added-bare', { ...bare, byline: 'The desk' })
    const response = await get('/articles/added-bare')
    expect(response.status).toBe(200)
    const main = mainOf(response)
    expect(main).toContain('The desk')
    expect(main).not.toContain('<img')
    expect(main).not.toContain('Read on')
  })

  test('a chosen article that is not published is left out, which is no error', async () => {
    const chosen = (id: string) => ({ _type: 'reference', _key: id, _ref: id, _weak: true })
    const related = [chosen('never-published'), chosen('article-till-checks')]
    await publish('added-choosing', { related })
    expect(await listed('/articles/added-choosing')).toEqual([CHECKS])
    expect(site.output()).not.toContain('content.malformed')
  })

  test('an article without chosen ones offers the newest of the same topic', async () => {
    await publish('added-guide', { topic: 'Guides', publishedAt: '2026-01-01T08:00:00Z' })
    await expect.poll(() => listed('/articles/added-guide'), VISIBLE).toEqual([CHECKS])
    await add('added-new', { topic: 'Guides' })
    await expect
      .poll(() => listed('/articles/added-guide'), VISIBLE)
      .toEqual(['/articles/added-new', CHECKS])
  })

  test('twenty articles are on a page of the list, and every page has an address', async () => {
    const transaction = site.client.transaction()
    transaction.create({ ...article('added-translated'), title: { en: 'Not listed' } })
    for (let number = 1; number <= 42; number++) {
      const day = String(number % 28 || 28).padStart(2, '0')
      const publishedAt = `2025-0${Math.ceil(number / 28)}-${day}T08:00:00Z`
      transaction.create({ ...article(`added-${number}`), publishedAt })
    }
    await transaction.commit({ visibility: 'sync' })
    await expect.poll(async () => (await listed('/articles')).length, VISIBLE).toBe(20)
    const pages = () =>
      Promise.all(['', '/page/2', '/page/3'].map((at) => listed(`/articles${at}`)))
    const lengths = async () => (await pages()).map((page) => page.length)
    await expect.poll(lengths, VISIBLE).toEqual([20, 20, 5])
    expect(new Set((await pages()).flat()).size).toBe(45)
    const second = await get('/articles/page/2')
    const { title, canonical } = readHtml(second.text)
    expect(title).toContain('page 2')
    expect(canonical).toBe(`${site.origin}/articles/page/2`)
    expect(mainOf(second)).toContain('href="/articles/page/3"')
    expect(mainOf(second)).toContain('>Newer articles')
    expect(mainOf(second)).toContain('aria-label="Pages of articles"')
    for (const path of ['/articles/page/1', '/articles/page/4', '/articles/page/999']) {
      await expect
        .poll(async () => (await get(path)).status, { ...VISIBLE, message: path })
        .toBe(404)
    }
  })

  test('an empty list shows its notice', async () => {
    const all = await site.client.fetch<{ _id: string; _type: string }[]>('*[_type == "article"]')
    await site.client.delete({ query: '*[_type == "article"]' }, { visibility: 'sync' })
    await expect
      .poll(async () => mainOf(await get('/articles')).includes('No articles yet'), VISIBLE)
      .toBe(true)
    expect((await get(FEED)).text).toMatch(/<updated>\d{4}-.*<\/updated>/)
    await restore(site.client, all)
    await expect.poll(() => listed('/articles'), VISIBLE).toEqual([CHECKS, SLIPS, LICENCE])
  })

  test('the old address of an article that moved leads to the new one', async () => {
    await publish('added-moved', { path: '/articles/added-there' })
    const moved = { source: '/articles/added-here', destination: '/articles/added-there' }
    await site.client.create({
      _id: 'added-redirect',
      _type: 'redirect',
      ...moved,
      permanent: true,
    })
    const request = () => get('/articles/added-here?from=letter')
    await expect.poll(async () => (await request()).status, VISIBLE).toBe(301)
    expect((await request()).headers.get('location')).toMatch(
      /\/articles\/added-there\?from=letter$/,
    )
  })

  test('the page of an article describes it to search engines and where it is shared', async () => {
    const { text } = await get(CHECKS)
    const { structuredData, meta } = readHtml(text)
    const posting = structuredData.find((thing) => thing['@type'] === 'BlogPosting')
    expect(posting).toMatchObject({
      headline: 'Six checks at the till that stop most fraud',
      datePublished: '2026-10-19T08:00:00Z',
      dateModified: '2026-11-09',
      author: { '@type': 'Person', name: 'Kojo Asante-Mills' },
      mainEntityOfPage: site.origin + CHECKS,
      image: [expect.stringMatching(/^http.*\?.*w=1200&h=630&fit=crop&fm=jpg$/)],
    })
    expect(meta.get('og:type')).toBe('article')
    expect(meta.get('article:published_time')).toBe('2026-10-19T08:00:00Z')
    const trail = structuredData.find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(JSON.stringify(trail)).toContain(`${site.origin}/articles"`)
  })

  describe('the feed', () => {
    test('is Atom, with every element that the standard requires', async () => {
      const { text, headers } = await get(FEED)
      expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
      expect(text).toMatch(
        /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
      )
      const [head = '', ...entries] = text.split('<entry>')
      expect(head).toContain(`<id>${site.origin}/articles</id>`)
      expect(head).toContain('<title>Nsaa: Articles</title>')
      expect(head).toContain(
        `<link rel="self" type="application/atom+xml" href="${site.origin}${FEED}"/>`,
      )
      expect(head).toContain('<updated>2026-11-09T00:00:00Z</updated>')
      expect(entries).toHaveLength(3)
      for (const entry of entries) {
        for (const name of ['id', 'title', 'updated', 'published', 'summary']) {
          expect(entry.match(new RegExp(`<${name}>[^<]+</${name}>`, 'g')), name).toHaveLength(1)
        }
        expect(entry).toMatch(/<author><name>[^<]+<\/name><\/author>/)
        const address = /<link rel="alternate" type="text\/html" href="([^"]+)"/.exec(entry)?.[1]
        expect((await fetch(address ?? '')).status).toBe(200)
      }
      expect(unclosedTags(text)).toEqual([])
    })

    test('has an ETag by which a reader asks whether anything is new', async () => {
      const etag = (await get(FEED)).headers.get('etag') ?? ''
      expect(etag).not.toBe('')
      expect((await get(FEED, { 'if-none-match': etag })).status).toBe(304)
      await add('added-news', { title: 'Fish & <chips>' })
      await expect
        .poll(async () => (await get(FEED, { 'if-none-match': etag })).status, VISIBLE)
        .toBe(200)
      const { text } = await get(FEED)
      expect(text).toContain('<title>Fish &#38; &#60;chips&#62;</title>')
      expect(unclosedTags(text)).toEqual([])
    })

    test('has the same id for an article that got another date', async () => {
      const idOf = (text: string) =>
        text
          .split('<entry>')
          .find((entry) => entry.includes('/articles/added-dated'))
          ?.match(/<id>(.*?)<\/id>/)?.[1]
      await publish('added-dated')
      await expect.poll(async () => idOf((await get(FEED)).text), VISIBLE).toBeTruthy()
      const { text } = await get(FEED)
      const later = '2026-11-25T08:00:00Z'
      await site.client.patch('added-dated').set({ publishedAt: later }).commit()
      await expect.poll(async () => (await get(FEED)).text, VISIBLE).toContain(later)
      expect(idOf((await get(FEED)).text)).toBe(idOf(text))
    })

    test('is announced on the list and on every article, and nowhere else', async () => {
      const announced =
        /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/articles\/feed\.xml"/
      for (const path of ['/articles', LICENCE]) expect((await get(path)).text).toMatch(announced)
      expect((await get('/about-us')).text).not.toMatch(announced)
    })
  })
})

function article(name: string) {
  const slug = name.replace(/^drafts\./, '')
  return {
    _id: name,
    _type: 'article',
    title: `Title of ${slug}`,
    path: `/articles/${slug}`,
    publishedAt: '2026-11-20T08:00:00Z',
    topic: 'Company',
    lead: 'What happened.',
    body: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 's', text: 'It happened.', marks: [] }],
      },
    ],
    seo: { _type: 'seo', title: `Title of ${slug}`, description: 'What happened, in short.' },
  }
}

async function restore(client: SanityClient, documents: readonly { _id: string; _type: string }[]) {
  const transaction = client.transaction()
  // The first may refer to the last.
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit({ visibility: 'sync' })
}

/** @returns names of elements that are opened and not closed, or the other way round */
function unclosedTags(xml: string): string[] {
  const open: string[] = []
  for (const [, end, name = '', empty] of xml.matchAll(/<(\/?)([a-z:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (empty) continue
    if (!end) open.push(name)
    else if (open.pop() !== name) return [name]
  }
  return open
}
