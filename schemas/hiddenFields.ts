import { isRecord } from '../app/content/isRecord.ts'

/** Where a definition of a type has definitions of further types. */
const MEMBERS = ['fields', 'of', 'marks', 'annotations'] as const
const wrapped = new WeakSet<object>()

/**
 * Changes the validation in a definition, and in all definitions inside, to skip hidden fields.
 * Sanity validates those too: an error in a value that another layout left behind would block
 * Publish without a mark in the form.
 */
export function skipValidationOfHidden(definition: unknown): void {
  if (Array.isArray(definition)) for (const member of definition) skipValidationOfHidden(member)
  if (!isRecord(definition)) return
  const { validation } = definition
  if (typeof validation === 'function' && !wrapped.has(validation)) {
    const visible = (rule: unknown, context?: { hidden?: boolean }): unknown =>
      context?.hidden ? [] : validation(rule, context)
    wrapped.add(visible)
    definition.validation = visible
  }
  for (const member of MEMBERS) skipValidationOfHidden(definition[member])
}
