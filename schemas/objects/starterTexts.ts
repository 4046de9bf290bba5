/**
 * What a page made from a starter says in search results until an editor has written it. The first
 * words mark the description; the rest says what to write.
 */
export const STARTER_DESCRIPTION = 'One sentence for search results:'
export const STARTER_TITLES = {
  product: 'New product',
  service: 'New service',
  campaign: 'New campaign',
  article: 'New long-form page',
  contact: 'New contact page',
}

const TITLES: readonly string[] = Object.values(STARTER_TITLES)

/**
 * Marks a title or description for search results that a starter has filled in. Use it as a warning.
 */
export function ownText(text: string | undefined): true | string {
  return text !== undefined && (TITLES.includes(text) || text.startsWith(STARTER_DESCRIPTION))
    ? 'This is the starter’s text. Write your own.'
    : true
}
