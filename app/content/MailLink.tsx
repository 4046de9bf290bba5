import { mailHref } from './mailHref.ts'

/** An e-mail address as a link, or as text if it is no address. */
export function MailLink({ address }: { address: string }) {
  const href = mailHref(address)
  return href ? <a href={href}>{address}</a> : address
}
