/** A column of the narrowest layout has room for this many letters of the largest size. */
const LETTERS_MAX = 6

/** Whether a title has a word that its column would break at the largest size. */
export function hasLongWord(titles: readonly (string | null)[]): boolean {
  const words = titles.flatMap((title) => title?.split(/\s+/) ?? [])
  return words.some((word) => word.length > LETTERS_MAX)
}
