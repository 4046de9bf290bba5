import { fieldId } from './formNames.ts'
import type { FormControl } from './useForm.ts'

/** What every field of a form takes from the form's definition and state. */
export interface BoundField<Name extends string> {
  id: string
  name: Name
  label: string
  /** The word beside the label of a field that may stay empty. */
  optional: string | undefined
  error: string | undefined
  defaultValue: string | undefined
}

/** Ties fields to their form: ids, names, labels, errors and what was typed before. */
export function fieldBinder<Name extends string>(control: FormControl<Name>) {
  const { elementId, errors, values, fields, texts } = control
  return (name: Name): BoundField<Name> => ({
    id: fieldId(elementId, name),
    name,
    label: fields[name].label,
    optional: fields[name].required === undefined ? texts.optional : undefined,
    error: errors[name],
    defaultValue: values[name],
  })
}

/** The same for a box to tick, whose label the form writes itself. */
export function checkboxBinder<Name extends string>({
  elementId,
  errors,
  values,
}: FormControl<Name>) {
  return (name: Name) => ({
    id: fieldId(elementId, name),
    name,
    error: errors[name],
    defaultChecked: Boolean(values[name]),
  })
}
