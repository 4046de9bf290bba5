import type { FieldDefinition } from '../../submissions/definitions/defineForm.ts'
import { fieldId } from './formNames.ts'
import { isTicked } from './formSpec.ts'
import type { FormControl } from './useForm.ts'

/** The properties of a field from the form's definition and state. */
export interface BoundField<Name extends string> {
  id: string
  name: Name
  label: string
  /** The text next to the label of an optional field. */
  optional: string | undefined
  error: string | undefined
  defaultValue: string | undefined
  /** Not `required`, with which the browser would show its own messages. */
  'aria-required': true | undefined
}

/** Binds fields to their form: ids, names, labels, errors and previous input. */
export function fieldBinder<Name extends string>(control: FormControl<Name>) {
  const { elementId, errors, values, fields, texts } = control
  return (name: Name): BoundField<Name> => ({
    id: fieldId(elementId, name),
    name,
    label: fields[name].label,
    optional: fields[name].required === undefined ? texts.optional : undefined,
    error: errors[name],
    defaultValue: values[name],
    'aria-required': isRequired(fields[name]),
  })
}

/** The same for a checkbox, whose label the form renders itself. */
export function checkboxBinder<Name extends string>({
  elementId,
  errors,
  values,
  fields,
}: FormControl<Name>) {
  return (name: Name) => ({
    id: fieldId(elementId, name),
    name,
    error: errors[name],
    defaultChecked: isTicked(values[name] ?? ''),
    'aria-required': isRequired(fields[name]),
  })
}

const isRequired = ({ required }: FieldDefinition) => (required === undefined ? undefined : true)
