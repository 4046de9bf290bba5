/** @returns the text of Portable Text, as GROQ's `pt::text()` returns it; empty if there is none */
export function plainText(blocks: unknown): string {
  return membersOf(blocks)
    .flatMap((block) =>
      'children' in block ? [membersOf(block.children).map(textOf).join('')] : [],
    )
    .join('\n\n')
}

const membersOf = (list: unknown): object[] =>
  Array.isArray(list) ? list.filter((member) => typeof member === 'object' && member) : []

const textOf = (span: object): string =>
  'text' in span && typeof span.text === 'string' ? span.text : ''

/** A field with formatting, and the field of the same document with its plain text. */
export interface PlainCopy {
  formatted: string
  plain: string
}

/** By document type. Other readers of the dataset use the plain fields. */
export const PLAIN_COPIES: Readonly<Record<string, PlainCopy>> = {
  faqItem: { formatted: 'answerText', plain: 'answer' },
  jobPosition: { formatted: 'descriptionText', plain: 'description' },
}
