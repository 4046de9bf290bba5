/** Letters of Ghana's languages and others that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ɔ: 'o',
  ɛ: 'e',
  ŋ: 'n',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  '&': ' and ',
}
const REPLACED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * A path for a page with this title.
 * @param above path of the page it is below; `/` and an empty one are the top
 * @returns undefined if the title has no letter or digit that a path may have
 */
export function suggestedPath(title: string, above: string): string | undefined {
  const slug = title
    .toLowerCase()
    .replace(REPLACED, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    // Accents, and the apostrophe inside a word.
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? undefined : `${above.replace(/\/+$/, '')}/${slug}`
}
