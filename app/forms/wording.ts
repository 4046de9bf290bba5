import type { FieldDefinition } from '../../submissions/definitions/defineForm.ts'
import { type FormSpec, fieldNames } from './formSpec.ts'

/**
 * The dataset's replacements for a form's own texts (`schemas/objects/wording.ts`). It is stored
 * content: it may be incomplete, name removed fields, and be written for another version.
 */
export interface Wording {
  fields?: Readonly<Record<string, Overrides | null | undefined>> | null
  texts?: Overrides | null
}

type Overrides = Readonly<Record<string, string | null | undefined>>

/** @returns the form with the texts of the dataset, and its own as fallback */
export function withWording<Name extends string>(
  form: FormSpec<Name>,
  wording: Wording | null | undefined,
): FormSpec<Name> {
  if (!wording) return form
  const fields: Record<Name, FieldDefinition> = { ...form.fields }
  for (const name of fieldNames(form)) {
    fields[name] = overriddenField(form.fields[name], wording.fields?.[name])
  }
  return { fields, texts: overridden(form.texts, wording.texts) }
}

/** An optional field remains optional: only existing messages can be replaced. */
function overriddenField(field: FieldDefinition, overrides: Overrides | null | undefined) {
  const { label, required, invalid } = field
  const texts: Pick<FieldDefinition, 'label' | 'required' | 'invalid'> = { label }
  if (required !== undefined) texts.required = required
  if (invalid !== undefined) texts.invalid = invalid
  return { ...field, ...overridden(texts, overrides) }
}

function overridden<Texts extends object>(
  texts: Texts,
  overrides: Overrides | null | undefined,
): Texts {
  const named = Object.entries(overrides ?? {}).filter(
    ([name, text]) => name in texts && typeof text === 'string' && text.trim() !== '',
  )
  return { ...texts, ...Object.fromEntries(named) }
}
