import type { FormFace } from '../formDefinition.ts'

export const newsletterFace: FormFace<'email'> = {
  fieldNames: ['email'],
  notices: { invalid: 'Please enter your email', accepted: 'Thank you for subscribing' },
}
