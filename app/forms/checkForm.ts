import type { FieldDefinition, FormTexts } from '../../submissions/definitions/defineForm.ts'
import {
  type FieldErrors,
  type FieldValues,
  type FormSpec,
  fieldNames,
  isTicked,
} from './formSpec.ts'
import { isInvisible, runningText, singleLine } from './normalizeText.ts'
import { fillTemplate } from './template.ts'

export type CheckedForm<Name extends string = string> =
  | { valid: true; values: FieldValues<Name> }
  | { valid: false; errors: FieldErrors<Name> }

/**
 * Something, an at sign, and a name with a dot in it; no blanks, so no header can be injected, and
 * none of the delimiters that are copied with an address from a list.
 */
const EMAIL = /^[^\s@,;<>()"]+@[^\s@.,;<>()"]+(?:\.[^\s@.,;<>()"]+)+$/

/**
 * Validates input, in the browser before it is sent and on the server before it is stored.
 * @returns the values without control characters, empty where nothing in them is visible, or a
 * message for each invalid field
 */
export function checkForm<Name extends string>(
  form: FormSpec<Name>,
  typed: FieldValues<Name>,
): CheckedForm<Name> {
  const values = { ...typed }
  const errors: FieldErrors<Name> = {}
  let valid = true
  for (const name of fieldNames(form)) {
    const field = form.fields[name]
    const text = field.type === 'text' ? runningText(typed[name]) : singleLine(typed[name])
    values[name] = isInvisible(text) ? '' : text
    const message = validationMessage(field, values[name], form.texts)
    if (message === undefined) continue
    errors[name] = message
    valid = false
  }
  return valid ? { valid, values } : { valid: false, errors }
}

function validationMessage(
  field: FieldDefinition,
  value: string,
  { tooLong }: Pick<FormTexts, 'tooLong'>,
): string | undefined {
  const { type, label, charactersMax, required, invalid } = field
  if (type === 'consent') return isTicked(value) ? undefined : required
  if (value === '') return required
  // In code points, as people would count them.
  if ([...value].length > charactersMax) {
    const max = charactersMax.toLocaleString('en')
    return fillTemplate(tooLong, { label, max })
  }
  return type === 'email' && !EMAIL.test(value) ? (invalid ?? `${label} is invalid`) : undefined
}
