import { expect, test } from 'vitest'
import { markersIn, messagesIn } from '../tests/content/studioMessages.ts'
import { schemaTypes } from './index.ts'

/** Every text below a key, at any depth. */
function textsOf(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) =>
    name === key && typeof held === 'string' ? [held] : textsOf(held, key),
  )
}

test('the layouts that form texts name in quotes exist under that title', () => {
  const texts = ['description', 'title'].flatMap((key) => textsOf(schemaTypes, key))
  const titles = new Set(textsOf(schemaTypes, 'title'))
  const named = texts
    .filter((text) => /\blayouts? “/.test(text))
    .flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, title]) => title))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((title) => title && !titles.has(title))).toEqual([])
})

/** The types of all members of lists, at any depth. */
function listMembers(value: unknown): { type: unknown; title?: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) => [
    ...(name === 'of' && Array.isArray(held) ? held : []),
    ...listMembers(held),
  ])
}

test('lists of texts name what a text is, for the list of errors', () => {
  const texts = listMembers(schemaTypes).filter(({ type }) => type === 'string')
  expect(texts.length).toBeGreaterThan(6)
  expect(texts.filter(({ title }) => !title)).toEqual([])
})

test('a value that the layout hides is validated only while a layout shows it', async () => {
  const errorsOf = async (...sections: Record<string, unknown>[]) =>
    (await markersIn(...sections))
      .filter(({ level }) => level === 'error')
      .map(({ path }) => path.at(-1))
      .toSorted()
  const cards = {
    _type: 'cards',
    heading: 'Cards',
    items: [{ _type: 'card', _key: 'a', text: 'Text' }],
  }
  const hero = { _type: 'hero', heading: 'Hero', list: [''] }
  const link = { _type: 'link', label: 'Prices', place: '#prices' }
  const buttons = (target: Record<string, unknown>) => ({
    _type: 'buttons',
    heading: 'Buttons',
    layout: 'beside',
    actions: [{ ...link, _key: 'a', ...target }],
  })
  const page = { _type: 'reference', _ref: 'page-home', _weak: true }
  expect(
    await errorsOf(
      { ...cards, layout: 'counters' },
      { ...hero, layout: 'notice' },
      buttons({ page }),
    ),
  ).toEqual([0, 'place', 'title'])
  expect(
    await errorsOf(
      { ...cards, layout: 'services' },
      { ...hero, layout: 'home' },
      buttons({ href: 'https://nsaa.example/' }),
    ),
  ).toEqual([])
})

test.each([
  {
    _type: 'timeline',
    layout: 'lengths',
    heading: 'Days',
    labels: ['Monday', 'Monday'],
    items: [{ _type: 'timelineEntry', _key: 'a', title: 'Cards', text: 'All Monday', value: 1 }],
  },
  { _type: 'hero', layout: 'notice', heading: 'Soon', list: ['Your card', 'Your card'] },
])('equal texts in a list of the layout $layout are refused', async (section) => {
  const duplicate = "Can't be a duplicate"
  expect(await messagesIn(section)).toEqual([duplicate, duplicate])
})
