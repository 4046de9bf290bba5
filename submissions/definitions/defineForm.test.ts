import { expect, test } from 'vitest'
import { contact } from './contact.ts'
import { defineForm } from './defineForm.ts'
import { ELAPSED_FIELD, FORM_FIELD, HONEYPOT_FIELD, ID_FIELD } from './protocolFields.ts'

test('content stored before a form had a field has the field, empty', () => {
  const later = defineForm({
    ...contact,
    fields: { ...contact.fields, added: { type: 'line', label: 'Added', charactersMax: 5 } },
  })
  const stored = contact.contentOf({ firstName: 'Akosua' }).fields
  expect(later.contentOf(stored).fields).toEqual({ ...stored, added: '' })
})

test('a field named like a hidden field of every form is a type error', () => {
  const line = { type: 'line', label: 'Added', charactersMax: 5 } as const
  // Without an error in the next line, `npm run check:types` reports the comment before it.
  const { fields } = defineForm({
    ...contact,
    fields: {
      // @ts-expect-error
      [FORM_FIELD]: line,
      // @ts-expect-error
      [ID_FIELD]: line,
      // @ts-expect-error
      [ELAPSED_FIELD]: line,
      // @ts-expect-error
      [HONEYPOT_FIELD]: line,
      homePage: line,
    },
  })
  expect(Object.keys(fields)).toHaveLength(5)
})
