import * as v from 'valibot'
import type { SubmissionContent } from '../../../submissions/submission.ts'
import { emailField, lineField, phoneCharactersMax, textField, tickedField } from '../fields.ts'
import type { FormDefinition } from '../formDefinition.ts'
import { type ContactFieldName, contactFace } from './face.ts'

type ContactContent = Extract<SubmissionContent, { kind: 'contact' }>

const schema = v.pipe(
  v.object({
    firstName: lineField({
      label: 'First name',
      charactersMax: 100,
      required: 'First name is required',
    }),
    lastName: lineField({
      label: 'Last name',
      charactersMax: 100,
      required: 'Last name is required',
    }),
    email: emailField,
    phone: lineField({ label: 'Phone', charactersMax: phoneCharactersMax }),
    message: textField({
      label: 'Message',
      charactersMax: 5_000,
      required: 'Message is required',
    }),
    agreeToPolicy: tickedField('To send a message you must first agree to our privacy policy'),
  }),
  v.transform(({ agreeToPolicy: _, ...fields }): ContactContent => ({ kind: 'contact', fields })),
)

export const contactForm: FormDefinition<ContactFieldName, ContactContent> = {
  ...contactFace,
  schema,
}
