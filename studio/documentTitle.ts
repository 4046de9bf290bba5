/** Fields that name a document in a list; the first one that has a text is used. */
export const TITLE_FIELDS = ['title', 'name', 'question', 'author', 'source']

/** The name of a document in a list, or its type. */
export function documentTitle(document: { _type: string; [field: string]: unknown }): string {
  const found = TITLE_FIELDS.map((field) => document[field]).find((one) => typeof one === 'string')
  return typeof found === 'string' ? found : document._type
}
