import * as v from 'valibot'
import type { SubmissionContent } from '../../../submissions/submission.ts'
import { emailField } from '../fields.ts'
import type { FormDefinition } from '../formDefinition.ts'
import { newsletterFace } from './face.ts'

type NewsletterContent = Extract<SubmissionContent, { kind: 'newsletter' }>

const schema = v.pipe(
  v.object({ email: emailField }),
  v.transform((fields): NewsletterContent => ({ kind: 'newsletter', fields })),
)

export const newsletterForm: FormDefinition<'email', NewsletterContent> = {
  ...newsletterFace,
  schema,
}
