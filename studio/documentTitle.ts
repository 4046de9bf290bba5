/** Fields that name a document in a list; the first one that has a text is used. */
export const TITLE_FIELDS = ['title', 'name', 'question', 'author', 'source'] as const

/** The name of a document in a list. */
export function documentTitle(document: Readonly<Record<string, unknown>>): string {
  const title = TITLE_FIELDS.map((field) => document[field]).find(isText)
  return title ?? 'Untitled'
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
