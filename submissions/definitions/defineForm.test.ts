import { expect, test } from 'vitest'
import { contact } from './contact.ts'
import { defineForm } from './defineForm.ts'

test('content stored before a form had a field has the field, empty', () => {
  const later = defineForm({
    ...contact,
    fields: { ...contact.fields, added: { type: 'line', label: 'Added', charactersMax: 5 } },
  })
  const stored = contact.contentOf({ firstName: 'Akosua' }).fields
  expect(later.contentOf(stored).fields).toEqual({ ...stored, added: '' })
})
