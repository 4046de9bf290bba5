import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../index.ts'

const schema = createSchema({ name: 'site', types: schemaTypes })

/** @returns the names of the fields of the links that a text may have */
function linkFields(text: string): string[] {
  const [block] = Object(schema.get(text)).of
  const span = block.fields.find(({ name }: { name: string }) => name === 'children').type.of[0]
  return span.annotations[0].fields.map(({ name }: { name: string }) => name)
}

test.each(['richText', 'formattedText', 'articleBody'])(
  'a link in %s leads to a page, another address or a file',
  (text) => expect(linkFields(text)).toEqual(['page', 'place', 'href', 'file']),
)
