import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './startSite.ts'

/** Pages with another number of titles than the shipped ones, which have one each. */

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const hero = (_key: string, heading: string) => ({
  _type: 'hero',
  _key,
  layout: 'wall',
  heading,
})
const startup = { ...hero('startup', 'Get started'), layout: 'startup' }
const text = { _type: 'textBlock', _key: 'text', heading: 'What we collect' }
const gallery = { _type: 'cards', _key: 'gallery', layout: 'gallery', heading: 'Our products' }

test.each([
  { what: 'text alone', sections: [text], titles: ['Composed'], breadcrumbs: 0 },
  { what: 'nothing', sections: [], titles: ['Composed'], breadcrumbs: 0 },
  {
    what: 'text above a hero',
    sections: [text, hero('hero', 'One hero')],
    titles: ['One hero'],
    breadcrumbs: 1,
  },
  {
    what: 'two heroes and a gallery',
    sections: [hero('first', 'First'), text, hero('second', 'Second'), gallery],
    titles: ['First'],
    breadcrumbs: 1,
  },
  {
    what: 'a hero without words above another',
    sections: [hero('empty', ''), hero('second', 'Second')],
    titles: ['Second'],
    breadcrumbs: 1,
  },
  {
    what: 'a hero whose heading is a number',
    sections: [{ ...hero('number', ''), heading: 7 }],
    titles: ['Composed'],
    breadcrumbs: 1,
  },
  {
    what: 'a hero without a breadcrumb above another',
    sections: [startup, hero('second', 'Second')],
    titles: ['Get started'],
    breadcrumbs: 1,
  },
  {
    what: 'strips of cards in its middle',
    sections: [startup, text, { ...gallery, layout: 'counters' }],
    titles: ['Get started'],
    breadcrumbs: 0,
  },
])('a page of $what has one title and at most one breadcrumb', async (page) => {
  const path = `/composed-${page.what.replaceAll(' ', '-')}`
  await site.client.create(
    { _id: path.slice(1), _type: 'page', title: 'Composed', path, sections: page.sections },
    { visibility: 'sync' },
  )
  const html = await (await fetch(site.origin + path)).text()
  const titles = html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)
  expect([...titles].map(([, title]) => title)).toEqual(page.titles)
  expect(html.match(/aria-label="Breadcrumb"/g) ?? []).toHaveLength(page.breadcrumbs)
})
