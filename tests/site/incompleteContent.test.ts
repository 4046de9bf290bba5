import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  FaqItem,
  Partner,
  ProductCard,
  ServiceCard,
  TeamMember,
  Testimonial,
} from '../../app/content/types.generated.ts'
import { type Site, startSite } from './startSite.ts'

/** Content that the Studio or another program leaves behind. */

let site: Site
let cookie = ''
beforeAll(async () => {
  site = await startSite()
  const { secret } = await createPreviewSecret(site.client, 'test', site.origin, 'ama')
  const response = await fetch(
    `${site.origin}/preview/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/`,
    { redirect: 'manual' },
  )
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
})
afterAll(() => site.stop())

const LISTS = [
  {
    _type: 'questions',
    field: 'items',
    type: 'faqItem',
    shown: 'question' satisfies keyof FaqItem,
  },
  {
    _type: 'partnerLogos',
    field: 'partners',
    type: 'partner',
    shown: 'name' satisfies keyof Partner,
  },
  {
    _type: 'testimonialSlider',
    field: 'testimonials',
    type: 'testimonial',
    shown: 'author' satisfies keyof Testimonial,
  },
  {
    _type: 'leadership',
    field: 'members',
    type: 'teamMember',
    shown: 'name' satisfies keyof TeamMember,
  },
  {
    _type: 'cards',
    layout: 'services',
    field: 'cards',
    type: 'serviceCard',
    shown: 'title' satisfies keyof ServiceCard,
  },
  {
    _type: 'cards',
    layout: 'gallery',
    field: 'products',
    type: 'productCard',
    shown: 'title' satisfies keyof ProductCard,
  },
]

test.each(LISTS)(
  'a preview of $_type shows the other $field if one was deleted',
  async ({ field, type, shown, ...section }) => {
    const [existing] = await site.client.fetch<{ _id: string; shown: string }[]>(
      `*[_type == $type][0...1]{ _id, "shown": ${shown} }`,
      { type },
    )
    const path = `/with-${type.toLowerCase()}`
    const [deleted, other] = ['never-published', existing?._id].map((_ref, index) => ({
      _type: 'reference',
      _key: `item${index}`,
      _ref,
      _weak: true,
    }))
    await site.client.create({
      _id: `drafts.with-${type}`,
      _type: 'page',
      title: 'Unfinished',
      path,
      sections: [{ ...section, _key: 'list', heading: 'Chosen', [field]: [deleted, other] }],
    })
    const response = await fetch(site.origin + path, { headers: { cookie } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(existing?.shown)
  },
)

test.each(['/old.html', '/Old_Page', '/%C3%BCber-uns'])(
  'a redirect from %s, the path of a former website, applies',
  async (source) => {
    const _id = `redirect-${source.replaceAll(/\W/g, '')}`
    await site.client.create({ _id, _type: 'redirect', source, destination: '/contact-us' })
    const read = () => fetch(site.origin + source, { redirect: 'manual' })
    await expect.poll(async () => (await read()).status).toBe(302)
    expect((await read()).headers.get('location')).toBe('/contact-us')
  },
)

test('a redirect to an address with other letters than those of Latin-1 is percent-encoded', async () => {
  await site.client.create({
    _id: 'redirect-ewe',
    _type: 'redirect',
    source: '/akwaba',
    destination: '/contact-us?place=Ɔdɔ%20na&to=ŋ#ŋkɔ',
    permanent: true,
  })
  await expect
    .poll(async () => (await fetch(`${site.origin}/akwaba`, { redirect: 'manual' })).status)
    .toBe(301)
  const response = await fetch(`${site.origin}/akwaba`, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe(
    '/contact-us?place=%C6%86d%C9%94%20na&to=%C5%8B#%C5%8Bk%C9%94',
  )
})

test('pages are shown without what another schema stores in the settings and in a page', async () => {
  const { name } = await site.client.fetch('*[_id == "siteSettings"][0]{ name }')
  const buttons = { _type: 'buttons', _key: 'buttons', heading: 'The only section' }
  const sections = [null, 1, 'a', { _key: 'five', _type: 5 }, buttons]
  await site.client
    .transaction()
    .patch('siteSettings', { set: { name: { en: name } } })
    .create({ _id: 'malformed', _type: 'page', title: 'Malformed', path: '/malformed', sections })
    .commit()
  const read = () => fetch(`${site.origin}/malformed`)
  await expect.poll(async () => (await read()).status).toBe(200)
  expect(await (await read()).text()).toContain('The only section')
  await expect.poll(() => site.output()).toContain('content.malformed')
  await site.client.patch('siteSettings', { set: { name } }).commit()
})
