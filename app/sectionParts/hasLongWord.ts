/** Of a word that a column of three has room for at the size `d3`: no ordinary word breaks. */
export const THIRD_COLUMN_CHARACTERS_MAX = 12

/**
 * @param charactersMax for which a column has room at the largest size
 * @returns whether a title has a word that its column would break at the largest size
 */
export function hasLongWord(
  items: readonly { title: string | null }[],
  charactersMax: number,
): boolean {
  return longestWordLength(items) > charactersMax
}

/** @returns the number of letters of the longest word of the titles */
export function longestWordLength(items: readonly { title: string | null }[]): number {
  const words = items.flatMap(({ title }) => title?.split(/\s+/) ?? [])
  return Math.max(0, ...words.map(({ length }) => length))
}
