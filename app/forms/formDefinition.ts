import type { GenericSchema } from 'valibot'
import type { SubmissionContent } from '../../submissions/submission.ts'

/** What was typed, by field name, as it was posted. A field that was not posted is empty. */
export type TypedValues<Name extends string = string> = Record<Name, string>

/** What is wrong, by field name; one message a field. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>

export type CheckedForm<Name extends string = string, Content = SubmissionContent> =
  | { valid: true; content: Content }
  | { valid: false; errors: FieldErrors<Name> }

/** What a form asks and says: all that is needed to show it. */
export interface FormFace<Name extends string = string> {
  /** In the order they stand in the form; the first invalid one gets the focus. */
  fieldNames: readonly Name[]
  notices: {
    invalid: string
    accepted: string
  }
}

/** A form that can be shown, and judged once its schema has been fetched. */
export interface BrowserForm<Name extends string = string> extends FormFace<Name> {
  loadCheck: () => Promise<(values: TypedValues<Name>) => CheckedForm<Name>>
}

/** A form: what it asks, what counts as an answer, and what the visitor is told. */
export interface FormDefinition<
  Name extends string = string,
  Content extends SubmissionContent = SubmissionContent,
> extends FormFace<Name> {
  /** From what was typed to what is submitted, with a message for each field that is wrong. */
  schema: GenericSchema<TypedValues<Name>, Content>
}
