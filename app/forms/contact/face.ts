import type { FormFace } from '../formDefinition.ts'

export type ContactFieldName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'message'
  | 'agreeToPolicy'

export const contactFace: FormFace<ContactFieldName> = {
  fieldNames: ['firstName', 'lastName', 'email', 'phone', 'message', 'agreeToPolicy'],
  notices: {
    invalid: 'Please fill in all the fields and agree to the policy',
    accepted: 'Message sent successfully',
  },
}
