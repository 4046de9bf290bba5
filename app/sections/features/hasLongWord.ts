/**
 * @param charactersMax for which a column has room at the largest size
 * @returns whether a title has a word that its column would break at the largest size
 */
export function hasLongWord(
  items: readonly { title: string | null }[],
  charactersMax: number,
): boolean {
  const words = items.flatMap(({ title }) => title?.split(/\s+/) ?? [])
  return words.some((word) => word.length > charactersMax)
}
