const NAMED_MAX = 5

/** For example `1 document` or `7 documents`. */
export function counted(documents: number): string {
  return documents === 1 ? '1 document' : `${documents} documents`
}

/** For example `7 documents: a, b, c, d, e and 2 more`. */
export function namedDocuments(ids: readonly string[]): string {
  if (ids.length === 0) return counted(0)
  const more = ids.length > NAMED_MAX ? ` and ${ids.length - NAMED_MAX} more` : ''
  return `${counted(ids.length)}: ${ids.slice(0, NAMED_MAX).join(', ')}${more}`
}
