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

/** A field with formatting, and the fields of the same document with its plain text. */
export interface PlainCopy {
  formatted: string
  plain: string
  /** The plain text as the Studio wrote it last. If the plain field differs, it is not the Studio's. */
  derived: string
}

/** By document type. Other readers of the dataset use the plain fields. */
export const PLAIN_COPIES: Readonly<Record<string, PlainCopy>> = {
  faqItem: { formatted: 'answerText', plain: 'answer', derived: 'answerDerived' },
  jobPosition: {
    formatted: 'descriptionText',
    plain: 'description',
    derived: 'descriptionDerived',
  },
}

/**
 * @param text the plain text of the formatted field
 * @returns the plain text if it is shown instead of the formatted one, because another program has
 * changed it alone
 */
export function newerPlainText(text: string, plain: unknown, derived: unknown): string | undefined {
  return typeof plain === 'string' && plain !== text && plain !== derived ? plain : undefined
}
