import type { TextBlock } from '../content/RichText.tsx'

/** Rich text for examples: a paragraph from each string; `**strong**` is supported. */
export function exampleText(...paragraphs: readonly string[]): TextBlock[] {
  return paragraphs.map((paragraph, index) => ({
    _type: 'block',
    _key: `paragraph${index}`,
    style: 'normal',
    markDefs: [],
    children: paragraph.split('**').map((text, place) => ({
      _type: 'span',
      _key: `span${place}`,
      text,
      marks: place % 2 ? ['strong'] : [],
    })),
  }))
}

/** A very long heading and word. */
export const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'

/** The frame fields of a section with as few values as possible. */
export const bareFrame = { lead: null, anchor: null, ground: null } as const
