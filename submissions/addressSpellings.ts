import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * The spellings of an address whose domain is international, without duplicates, in lower case: in
 * ASCII first, which is the one to compare. Browsers post `müller.example` as
 * `xn--mller-kva.example`; other clients post it as it was typed.
 */
export function addressSpellings(email: string): [ascii: string, ...others: string[]] {
  const address = email.trim().normalize('NFC').toLowerCase()
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  // Both functions return an empty text for a domain that is not valid.
  const ascii = domainToASCII(domain) || domain
  const inAscii = address.slice(0, at) + ascii
  const others = new Set([address.slice(0, at) + (domainToUnicode(ascii) || domain), address])
  others.delete(inAscii)
  return [inAscii, ...others]
}
