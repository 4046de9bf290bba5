import { defineForm, type StoredFields } from './defineForm.ts'
import { EMAIL, PHONE_CHARACTERS_MAX } from './sharedFields.ts'

/** A message to the company. */
export const contact = defineForm({
  kind: 'contact',
  title: 'Contact message',
  fields: {
    firstName: {
      type: 'line',
      label: 'First name',
      charactersMax: 100,
      required: 'First name is required',
    },
    lastName: {
      type: 'line',
      label: 'Last name',
      charactersMax: 100,
      required: 'Last name is required',
    },
    email: EMAIL,
    phone: { type: 'line', label: 'Phone', charactersMax: PHONE_CHARACTERS_MAX },
    message: {
      type: 'text',
      label: 'Message',
      charactersMax: 5_000,
      required: 'Message is required',
    },
    agreeToPolicy: {
      type: 'consent',
      label: 'Agreement',
      charactersMax: 10,
      required: 'To send a message you must first agree to our privacy policy',
    },
  },
  texts: {
    invalid: 'Please fill in all the fields and agree to the policy',
    accepted: 'Message sent successfully',
  },
})

/** The parameters of the e-mail's template; it has no place for the phone number. */
export function contactTemplate(fields: StoredFields<typeof contact.fields>) {
  return {
    header: { from_name: `${fields.firstName} ${fields.lastName}`, from_email: fields.email },
    body: { message: fields.message },
  }
}
