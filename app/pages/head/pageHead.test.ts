import { expect, test } from 'vitest'
import { articleHead, pageHead } from './pageHead.ts'

const picture = (url: string) => ({
  alt: 'A market',
  hotspot: null,
  crop: null,
  asset: { url, width: 1200, height: 630 },
})

const settings: Parameters<typeof pageHead>[1]['site']['settings'] = JSON.parse(
  JSON.stringify({ name: 'Nsaa', seo: { image: picture('/default.png'), titleSuffix: 'Nsaa' } }),
)
const site = { settings, url: 'https://nsaa.example' }
const options = { site, modules: [], structuredData: [] }

/** Tags about the shared picture of a page whose site has `/default.png`. */
function pictureTags(image: Parameters<typeof pageHead>[0]['seo']) {
  const { seoTags } = pageHead({ title: 'Fees', path: '/fees', seo: image }, options)
  return new Map(
    seoTags.sharing.flatMap((tag) =>
      'property' in tag && tag.property.startsWith('og:image') ? [[tag.property, tag.content]] : [],
    ),
  )
}

const sharedPicture = (image: Parameters<typeof pageHead>[0]['seo']) =>
  pictureTags(image).get('og:image')?.replace(/\?.*/, '')

const seo = { title: null, description: null, noindex: null }

test('a page is shared with its own picture', () => {
  expect(sharedPicture({ ...seo, image: picture('/own.png') })).toBe('https://nsaa.example/own.png')
})

test('a page whose picture is absent or removed is shared with the picture of the site', () => {
  const removed = { ...picture(''), asset: null }
  for (const image of [null, removed]) {
    expect(sharedPicture({ ...seo, image })).toBe('https://nsaa.example/default.png')
  }
})

test('a shared picture is a JPEG in the size of its tags, with the crop of the editor', () => {
  const cropped = {
    ...picture('https://cdn.sanity.io/images/abc/production/def-2400x2000.png'),
    crop: { _type: 'sanity.imageCrop' as const, top: 0, bottom: 0.37, left: 0, right: 0 },
  }
  const tags = pictureTags({ ...seo, image: cropped })
  expect(Object.fromEntries(tags)).toEqual({
    'og:image':
      'https://cdn.sanity.io/images/abc/production/def-2400x2000.png?rect=0,0,2400,1260&w=1200&h=630&fit=crop&fm=jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A market',
  })
})

test('a shared picture without alt text has no tag about it', () => {
  for (const alt of [null, '']) {
    const tags = pictureTags({ ...seo, image: { ...picture('/own.png'), alt } })
    expect(tags.get('og:image')).toMatch(/own\.png/)
    expect(tags.has('og:image:alt')).toBe(false)
  }
})

test('only a page with noindex is marked as such', () => {
  const metadataWith = (noindex: boolean | null) =>
    pageHead({ title: 'Fees', path: '/fees', seo: { ...seo, noindex, image: null } }, options)
      .metadata
  expect(metadataWith(true).noindex).toBe(true)
  for (const noindex of [false, null]) expect(metadataWith(noindex)).not.toHaveProperty('noindex')
})

test('a page is shared as a website, with its own title and address', () => {
  const { seoTags } = pageHead({ title: 'Fees', path: '/fees', seo: null }, options)
  expect(seoTags.sharing.slice(0, 5)).toEqual([
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Nsaa' },
    { property: 'og:title', content: 'Fees | Nsaa' },
    { property: 'og:description', content: '' },
    { property: 'og:url', content: 'https://nsaa.example/fees' },
  ])
})

const article = {
  title: 'Licence renewed',
  path: '/articles/licence-renewed',
  seo: { ...seo, description: 'For three years', image: picture('/own.png') },
  publishedAt: '2026-11-02',
  lastUpdated: '2026-11-09',
  topic: 'Company' as const,
  author: null,
  byline: 'The team',
}

test('an article is shared as an article, with its dates, topic and author', () => {
  const { seoTags } = articleHead(article, options)
  expect(seoTags.sharing).toEqual([
    { property: 'og:site_name', content: 'Nsaa' },
    { property: 'og:title', content: 'Licence renewed | Nsaa' },
    { property: 'og:description', content: 'For three years' },
    { property: 'og:url', content: 'https://nsaa.example/articles/licence-renewed' },
    { property: 'og:image', content: 'https://nsaa.example/own.png?w=1200&h=630&fit=crop&fm=jpg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'A market' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: '2026-11-02' },
    { property: 'article:modified_time', content: '2026-11-09' },
    { property: 'article:section', content: 'Company' },
    { name: 'author', content: 'The team' },
  ])
})

test('an article without dates, topic and author has no tags about them', () => {
  const bare = { ...article, publishedAt: null, lastUpdated: null, topic: null, byline: null }
  const { seoTags } = articleHead(bare, options)
  expect(seoTags.sharing.at(-1)).toEqual({ property: 'og:type', content: 'article' })
})
