import { contact } from '../../submissions/definitions/contact.ts'
import { completeValues } from '../submissions/fixtures.ts'

/** Sends the contact form as a browser without JavaScript does. */
export function sendMessage(origin: string, message: string): Promise<Response> {
  return fetch(`${origin}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(completeValues(contact, { email: 'ama@shop.example', message })),
  })
}
