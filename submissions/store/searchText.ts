/** @returns the words of a submission in a normalized form for the inbox's search */
export function searchText(fields: Readonly<Record<string, string>>): string {
  return searchable(Object.values(fields).join('\n'))
}

export function searchable(text: string): string {
  // PostgreSQL stores no NUL; other controls separate words.
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cc}+/gu, ' ')
}
