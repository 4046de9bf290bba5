/** Local part and domain. */
const ADDRESS = /^([^\s@"<>\\\p{C}]+)@((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+)$/iu

/**
 * The `mailto:` link of an e-mail address. Addresses that the Studio accepts can have an apostrophe
 * or an ampersand, which are encoded, and imported ones blanks at the ends.
 * @see https://www.rfc-editor.org/rfc/rfc6068
 * @returns undefined if the address is missing or is none; show the text without a link
 */
export function mailHref(address: string | null | undefined): string | undefined {
  const [, local, domain] = ADDRESS.exec(address?.trim() ?? '') ?? []
  if (!local || !domain) return undefined
  return `mailto:${encodeURIComponent(local).replaceAll("'", '%27')}@${domain}`
}
