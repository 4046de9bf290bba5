import type { FieldDefinition, FormTexts } from '../../submissions/definitions/defineForm.ts'

/** The parts of a form's definition that the page needs: its fields and its texts. */
export interface FormSpec<Name extends string = string> {
  fields: Readonly<Record<Name, FieldDefinition>>
  texts: FormTexts
}

/** The input by field name, as posted. A field that was not posted is empty. */
export type FieldValues<Name extends string = string> = Record<Name, string>

/** The input that a form is rendered with. */
export type InitialValues<Name extends string = string> = Partial<Record<Name, string>>

/** Validation messages by field name, one per field. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>

const NOT_TICKED = /^(?:|false|0|off|no)$/i

/** Whether a checkbox was posted as ticked: browsers send its value, scripts also write a boolean. */
export function isTicked(value: string): boolean {
  return !NOT_TICKED.test(value)
}

/** @returns the names of a form's fields, in the order of the form */
export function fieldNames<Name extends string>({ fields }: FormSpec<Name>): Name[] {
  return Object.keys(fields).filter((name): name is Name => name in fields)
}

/** @returns the posted values of a form's fields; missing values and files are empty */
export function fieldValues<Name extends string>(
  form: FormSpec<Name>,
  posted: FormData,
): FieldValues<Name> {
  const names = fieldNames(form)
  const values: Record<string, string> = {}
  for (const name of names) {
    const value = posted.get(name)
    values[name] = typeof value === 'string' ? value : ''
  }
  const isComplete = (typed: Record<string, string>): typed is FieldValues<Name> =>
    names.every((name) => name in typed)
  if (!isComplete(values)) throw new TypeError('A field is missing')
  return values
}
