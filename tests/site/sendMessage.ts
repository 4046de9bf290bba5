/** Sends the contact form as a browser without JavaScript does. */
export function sendMessage(origin: string, message: string): Promise<Response> {
  return fetch(`${origin}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      firstName: 'Ama',
      lastName: 'Mensah',
      email: 'ama@shop.example',
      phone: '+233200000000',
      message,
      agreeToPolicy: 'on',
    }),
  })
}
