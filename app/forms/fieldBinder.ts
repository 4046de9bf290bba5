import { fieldId } from './formNames.ts'
import type { FormControl } from './useForm.ts'

/** What every field of a form takes from the form's state. */
export interface BoundField<Name extends string> {
  id: string
  name: Name
  error: string | undefined
}

/** Ties fields to their form: ids, names, errors. */
export function fieldBinder<Name extends string>({ elementId, errors }: FormControl<Name>) {
  return (name: Name): BoundField<Name> => ({
    id: fieldId(elementId, name),
    name,
    error: errors[name],
  })
}
