import { expect, test } from 'vitest'
import { clientWith } from '../tests/content/clientWith.ts'
import { validateDocuments } from '../tests/content/validateDocuments.ts'
import { PLACEHOLDERS } from './objects/starterTexts.ts'

const client = clientWith(() => [])
const STAMPS = { _rev: '1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

/** Paths of the fields in a document that have a message. */
async function marked(
  document: { _type: string } & Record<string, unknown>,
  wanted: { level: string; message: RegExp },
) {
  const [checked] = await validateDocuments([{ _id: 'a', ...STAMPS, ...document }], client)
  return checked?.markers
    .filter(({ level, message }) => level === wanted.level && wanted.message.test(message))
    .map(({ path }) => path.map((step) => Object(step)._key ?? step).join('.'))
    .toSorted()
}

/** Paths of the required fields in a document that an editor is asked to fill in. */
const unfilledIn = (document: Parameters<typeof marked>[0]) =>
  marked(document, { level: 'error', message: /^(?:Required|Search engines)/ })

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

test("a starter's placeholder has a warning at its field, unless the layout hides that", async () => {
  const { heading, lead } = PLACEHOLDERS.service
  const text = PLACEHOLDERS.longForm.opening
  const block = (_key: string, words: string) => ({
    _type: 'block',
    _key,
    children: [{ _type: 'span', _key: 's', text: words }],
  })
  const page = (layout: string) => ({
    _type: 'page',
    title: 'Payroll',
    path: '/a',
    sections: [
      { _type: 'hero', _key: 'hero', layout, heading, lead, text },
      {
        _type: 'textBlock',
        _key: 'text',
        layout: 'column',
        heading: 'What we do for you',
        body: [block('own', 'We call back.'), block('starter', PLACEHOLDERS.service.price)],
      },
      {
        _type: 'features',
        _key: 'reasons',
        layout: 'steps',
        items: PLACEHOLDERS.product.reasons.map((item, index) => ({
          _type: 'feature',
          _key: `item${index}`,
          ...item,
          ...(index > 0 && { title: 'Payroll', text: 'Paid on Fridays.' }),
        })),
      },
    ],
  })
  const warned = (layout: string) =>
    marked(page(layout), { level: 'warning', message: /^This is the starter’s text/ })
  expect(await warned('threads')).toEqual([
    'sections.hero.heading',
    'sections.hero.lead',
    'sections.reasons.items.item0.text',
    'sections.reasons.items.item0.title',
    'sections.text.body.starter',
  ])
  expect(await warned('company')).toContain('sections.hero.text')
})
