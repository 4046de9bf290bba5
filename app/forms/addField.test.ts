import { expect, test } from 'vitest'
import { contact } from '../../submissions/definitions/contact.ts'
import { defineForm, storedNames } from '../../submissions/definitions/defineForm.ts'
import { checkForm } from './checkForm.ts'
import { fieldNames, fieldValues } from './formSpec.ts'

/**
 * The how-to of docs/architecture.md: a field is one entry of the definition. Everything derived
 * from a definition is tested with the new field.
 */
const withBudget = defineForm({
  ...contact,
  fields: {
    ...contact.fields,
    budget: { type: 'line', label: 'Budget', charactersMax: 5, required: 'Budget is required' },
  },
})

/** Posts a complete message, with the new field if it is given. */
function post(budget?: string): FormData {
  const posted = new FormData()
  for (const name of fieldNames(contact)) posted.set(name, name === 'email' ? 'a@b.co' : 'x')
  if (budget !== undefined) posted.set('budget', budget)
  return posted
}

test('a new field is read from a post, validated and bounded', () => {
  expect(checkForm(withBudget, fieldValues(withBudget, post()))).toEqual({
    valid: false,
    errors: { budget: 'Budget is required' },
  })
  expect(checkForm(withBudget, fieldValues(withBudget, post('123456')))).toEqual({
    valid: false,
    errors: { budget: 'Budget can have at most 5 characters' },
  })
})

test('a new field is stored, and empty in submissions stored before it existed', () => {
  const checked = checkForm(withBudget, fieldValues(withBudget, post('₵ 90')))
  if (!checked.valid) throw new Error('it should be valid')
  expect(withBudget.contentOf(checked.values).fields.budget).toBe('₵ 90')
  const before = contact.contentOf(checked.values).fields
  expect(before).not.toHaveProperty('budget')
  expect(withBudget.contentOf({ ...before }).fields).toEqual({ ...before, budget: '' })
})

test('the inbox lists a new field after the others, and a consent not at all', () => {
  expect(storedNames(withBudget.fields)).toEqual([...storedNames(contact.fields), 'budget'])
})
