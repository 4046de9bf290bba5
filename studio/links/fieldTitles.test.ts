import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { fieldTitles } from './fieldTitles.ts'
import { ADDRESS_FIELDS, siteLinksOf } from './siteLinks.ts'

const schema = createSchema({ name: 'site', types: schemaTypes })

function titlesIn(document: { _type: string; [field: string]: unknown }): string[] {
  return siteLinksOf({ _id: 'x', ...document }).map(({ steps }) =>
    fieldTitles(schema.get(document._type), steps).join(' › '),
  )
}

const link = { _key: 'a', _type: 'link', label: 'Prices', href: '/prices' }

test('links are named by the titles of their fields in the form', () => {
  expect(
    titlesIn({
      _type: 'siteSettings',
      navigation: { company: { items: [{ _key: 'a', _type: 'navigationItem', href: '/prices' }] } },
      footer: { resources: { links: [link] } },
    }),
  ).toEqual(['Menus › Company menu › Items', 'Footer › Resources › Links'])
  const markDefs = [{ _key: 'm', _type: 'textLink', href: '/prices' }]
  const body = [{ _key: 'b', _type: 'block', markDefs }]
  expect(
    titlesIn({
      _type: 'page',
      sections: [
        { _key: 'a', _type: 'buttons', actions: [link] },
        { _key: 'b', _type: 'textBlock', body },
      ],
    }),
  ).toEqual(['Sections › Buttons', 'Sections › Text'])
})

test('a field or type that the schema lacks keeps its name', () => {
  expect(titlesIn({ _type: 'page', former: { link } })).toEqual(['former › link'])
  expect(titlesIn({ _type: 'formerType', sections: [link] })).toEqual(['sections'])
})

test('links are read from all fields of the schema that are for an address', () => {
  const names = new Set<string>()
  const visit = (definition: unknown): void => {
    if (typeof definition !== 'object' || definition === null) return
    if ('type' in definition && definition.type === 'href' && 'name' in definition) {
      names.add(String(definition.name))
    }
    for (const member of ['fields', 'of', 'marks', 'annotations']) {
      const members: unknown = Reflect.get(definition, member)
      if (Array.isArray(members)) members.forEach(visit)
      else visit(members)
    }
  }
  schemaTypes.forEach(visit)
  expect([...names].toSorted()).toEqual([...ADDRESS_FIELDS].toSorted())
})
