/** Each with what it is written as without a keyboard of its language. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  'ɛe əe ǝe ɔo ŋn ɖd ƒf ɣg ʋv ʒz ɩi ʊu ɓb ɗd ƙk ƴy øo łl đd ðd þth ħh ßss æae œoe'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)
const SPECIAL_LETTER = new RegExp(`[${[...PLAIN_LETTERS.keys()].join('')}]`, 'g')

/**
 * @param text in lower case
 * @returns the text without letters that Unicode does not decompose, most of them of Ghana's
 * languages
 */
export function plainLetters(text: string): string {
  return text.replaceAll(SPECIAL_LETTER, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
}
