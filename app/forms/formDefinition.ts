import type { GenericSchema } from 'valibot'
import type { SubmissionContent } from '../../submissions/submission.ts'

/** What was typed, by field name, as it was posted. A field that was not posted is empty. */
export type TypedValues<Name extends string = string> = Record<Name, string>

/** What is wrong, by field name; one message a field. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>

/** A form: what it asks, what counts as an answer, and what the visitor is told. */
export interface FormDefinition<
  Name extends string = string,
  Content extends SubmissionContent = SubmissionContent,
> {
  /** In the order they stand in the form; the first invalid one gets the focus. */
  fieldNames: readonly Name[]
  /** From what was typed to what is submitted, with a message for each field that is wrong. */
  schema: GenericSchema<TypedValues<Name>, Content>
  notices: {
    invalid: string
    accepted: string
  }
}
