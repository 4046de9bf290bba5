import { expect, test } from 'vitest'
import { pageHead } from './pageHead.ts'

const picture = (url: string) => ({
  alt: 'A market',
  hotspot: null,
  crop: null,
  asset: { url, metadata: { dimensions: { width: 1200, height: 630 } } },
})

/** Tags about the shared picture of a page whose site has `/default.png`. */
function pictureTags(image: Parameters<typeof pageHead>[0]['seo']) {
  const settings: Parameters<typeof pageHead>[3]['settings'] = JSON.parse(
    JSON.stringify({ name: 'Nsaa', seo: { image: picture('/default.png') } }),
  )
  const page = { title: 'Fees', path: '/fees', seo: image }
  const { seoTags } = pageHead(page, [], [], { settings, url: 'https://nsaa.example' })
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
