import { defineForm, type StoredFields } from './defineForm.ts'
import { EMAIL, PHONE_CHARACTERS_MAX } from './sharedFields.ts'

const OPTIONAL_CHARACTERS_MAX = 120

const fields = {
  name: {
    type: 'line',
    label: 'Your name',
    charactersMax: 100,
    required: 'Your name is required',
  },
  email: EMAIL,
  phone: {
    type: 'line',
    label: 'Phone number',
    charactersMax: PHONE_CHARACTERS_MAX,
    required: 'Phone Number is required',
  },
  company: { type: 'line', label: 'Company', charactersMax: OPTIONAL_CHARACTERS_MAX },
  jobTitle: { type: 'line', label: 'Job title', charactersMax: OPTIONAL_CHARACTERS_MAX },
  industry: { type: 'line', label: 'Industry', charactersMax: OPTIONAL_CHARACTERS_MAX },
} as const

const accepted = 'We will reach out to you to schedule a demo'

/** A request to be shown a product, for the demo system. */
export const demo = defineForm({
  kind: 'demo',
  title: 'Demo request',
  fields,
  texts: { invalid: 'Please fill in all the fields', accepted },
})

/** The same form for value-added services, which the product team receives by e-mail. */
export const vasDemo = defineForm({
  kind: 'vasDemo',
  title: 'Value-added services demo request',
  fields,
  texts: { invalid: 'Please fill in all the fields and agree to the policy', accepted },
})

/** The body of `POST {DEMO_API_ORIGIN}/api/demo`. */
export function demoBody(formData: StoredFields<typeof fields>) {
  return { formData }
}

/** The parameters of the product team's e-mail template. */
export function vasDemoTemplate({ name, email }: StoredFields<typeof fields>) {
  return { header: { from_name: name, from_email: email }, body: {} }
}
