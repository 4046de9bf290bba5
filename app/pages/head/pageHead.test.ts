import { expect, test } from 'vitest'
import { pageHead } from './pageHead.ts'

const picture = (url: string) => ({
  alt: 'A market',
  hotspot: null,
  crop: null,
  asset: { url, metadata: { dimensions: { width: 1200, height: 630 } } },
})

/** The shared picture of a page whose site has `/default.png`. */
function sharedPicture(image: Parameters<typeof pageHead>[0]['seo']) {
  const settings: Parameters<typeof pageHead>[3]['settings'] = JSON.parse(
    JSON.stringify({ name: 'Nsaa', seo: { image: picture('/default.png') } }),
  )
  const page = { title: 'Fees', path: '/fees', seo: image }
  const { seoTags } = pageHead(page, [], [], { settings, url: 'https://nsaa.example' })
  return seoTags.sharing.flatMap((tag) =>
    'property' in tag && tag.property === 'og:image' ? [tag.content] : [],
  )
}

const seo = { title: null, description: null, noindex: null }

test('a page is shared with its own picture', () => {
  expect(sharedPicture({ ...seo, image: picture('/own.png') })).toEqual([
    'https://nsaa.example/own.png',
  ])
})

test('a page whose picture is absent or removed is shared with the picture of the site', () => {
  const removed = { ...picture(''), asset: null }
  for (const image of [null, removed]) {
    expect(sharedPicture({ ...seo, image })).toEqual(['https://nsaa.example/default.png'])
  }
})
