/**
 * The name of a document in a list: the first of its naming fields that has a text, or its type.
 */
export function documentTitle(document: { _type: string; [field: string]: unknown }): string {
  const { title, name, question, author, source } = document
  const found = [title, name, question, author, source].find((one) => typeof one === 'string')
  return typeof found === 'string' ? found : document._type
}
