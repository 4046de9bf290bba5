import { defineForm, type StoredFields } from './defineForm.ts'
import { EMAIL } from './sharedFields.ts'

/** A subscription to the newsletter. */
export const newsletter = defineForm({
  kind: 'newsletter',
  title: 'Newsletter sign-up',
  fields: { email: EMAIL },
  texts: { invalid: 'Please enter your email', accepted: 'Thank you for subscribing' },
})

/** The body of `POST {SUBSCRIBE_API_ORIGIN}/api/subscribe`. */
export function subscribeBody({ email }: StoredFields<typeof newsletter.fields>) {
  return { email }
}
