import * as v from 'valibot'
import type { SubmissionContent } from '../../submissions/submission.ts'
import type { CheckedForm, FieldErrors, FormDefinition, TypedValues } from './formDefinition.ts'

/** Judges what was typed, in the browser before it is sent and on the server before it is kept. */
export function checkForm<Name extends string, Content extends SubmissionContent>(
  { schema, fieldNames }: FormDefinition<Name, Content>,
  values: TypedValues<Name>,
): CheckedForm<Name, Content> {
  const result = v.safeParse(schema, values, { abortPipeEarly: true })
  if (result.success) return { valid: true, content: result.output }
  const { nested = {} }: { nested?: Partial<Record<string, readonly string[]>> } = v.flatten(
    result.issues,
  )
  const errors: FieldErrors<Name> = {}
  for (const name of fieldNames) {
    const message = nested[name]?.[0]
    if (message) errors[name] = message
  }
  return { valid: false, errors }
}
