import { expect, test } from 'vitest'
import { clientWith } from '../tests/content/clientWith.ts'
import { validateDocuments } from '../tests/content/validateDocuments.ts'

const client = clientWith(() => [])
const STAMPS = { _rev: '1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

/** Paths of the required fields in a document that an editor is asked to fill in. */
async function unfilledIn(document: { _type: string } & Record<string, unknown>) {
  const [checked] = await validateDocuments([{ _id: 'a', ...STAMPS, ...document }], client)
  return checked?.markers
    .filter(
      ({ level, message }) => level === 'error' && /^(?:Required|Search engines)/.test(message),
    )
    .map(({ path }) => path.map((step) => Object(step)._key ?? step).join('.'))
    .toSorted()
}

test.each([' ', 'a'])('required texts of a page are filled in with %j', async (text) => {
  const blocks = [{ _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text }] }]
  const page = {
    _type: 'page',
    title: text,
    path: '/a',
    sections: [
      { _type: 'hero', _key: 'hero', layout: 'home', heading: text },
      { _type: 'textBlock', _key: 'text', layout: 'column', body: blocks },
    ],
    seo: { _type: 'seo', title: text, description: text },
  }
  expect(await unfilledIn(page)).toEqual(
    text.trim()
      ? []
      : ['sections.hero.heading', 'sections.text.body', 'seo.description', 'seo.title', 'title'],
  )
})

test('a text of blanks in a field that the layout hides does not block Publish', async () => {
  const sections = [{ _type: 'cards', _key: 'cards', layout: 'services', heading: 'Cards' }]
  const items = [{ _type: 'card', _key: 'a', title: ' ', text: ' ' }]
  const seo = { _type: 'seo', title: 'A', description: 'A' }
  const page = { _type: 'page', title: 'A', path: '/a', seo }
  const withCards = (layout: string) => ({
    ...page,
    sections: sections.map((section) => ({ ...section, layout, items })),
  })
  expect(await unfilledIn(withCards('services'))).toEqual([])
  expect(await unfilledIn(withCards('counters'))).toEqual([
    'sections.cards.items.a.text',
    'sections.cards.items.a.title',
  ])
})
