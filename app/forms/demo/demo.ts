import * as v from 'valibot'
import type { SubmissionContent } from '../../../submissions/submission.ts'
import { emailField, lineField, phoneCharactersMax } from '../fields.ts'
import type { FormDefinition } from '../formDefinition.ts'
import { type DemoFieldName, type DemoKind, demoFaces } from './face.ts'

type DemoContent = Extract<SubmissionContent, { kind: DemoKind }>

const optionalCharactersMax = 120

const fields = v.object({
  name: lineField({ label: 'Your name', charactersMax: 100, required: 'Your name is required' }),
  email: emailField,
  phone: lineField({
    label: 'Phone Number',
    charactersMax: phoneCharactersMax,
    required: 'Phone Number is required',
  }),
  company: lineField({ label: 'Company', charactersMax: optionalCharactersMax }),
  jobTitle: lineField({ label: 'Job title', charactersMax: optionalCharactersMax }),
  industry: lineField({ label: 'Industry', charactersMax: optionalCharactersMax }),
})

function defineDemoForm(kind: DemoKind): FormDefinition<DemoFieldName, DemoContent> {
  return {
    ...demoFaces[kind],
    schema: v.pipe(
      fields,
      v.transform((checked): DemoContent => ({ kind, fields: checked })),
    ),
  }
}

/** The same form twice: it differs in who takes it, and in the notice when it is not complete. */
export const demoForms: Record<DemoKind, FormDefinition<DemoFieldName, DemoContent>> = {
  demo: defineDemoForm('demo'),
  vasDemo: defineDemoForm('vasDemo'),
}
