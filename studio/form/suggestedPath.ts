import { plainLetters } from '../../submissions/plainLetters.ts'

/**
 * A path for a page with this title.
 * @param above path of the page it is below; `/` and an empty one are the top
 * @returns undefined if the title has no letter or digit that a path may have
 */
export function suggestedPath(title: string, above: string): string | undefined {
  const slug = plainLetters(title.toLowerCase())
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    // Accents, and the apostrophe inside a word.
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? undefined : `${above.replace(/\/+$/, '')}/${slug}`
}
