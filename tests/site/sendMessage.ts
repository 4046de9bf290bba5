import { contact } from '../../submissions/definitions/contact.ts'
import { completeValues } from '../submissions/fixtures.ts'
import { postForm } from './postForm.ts'

/** Sends the contact form as a browser without JavaScript does. */
export function sendMessage(origin: string, message: string): Promise<Response> {
  const values = completeValues(contact, { email: 'ama@shop.example', message })
  return postForm(`${origin}/contact-us`, values)
}
