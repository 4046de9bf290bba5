import type { TextBlock } from '../content/portableText.tsx'

/** Running text for examples: a paragraph from each string, `**strong**` understood. */
export function exampleText(...paragraphs: readonly string[]): TextBlock[] {
  return paragraphs.map((words, index) => ({
    _type: 'block',
    _key: `paragraph${index}`,
    style: 'normal',
    markDefs: [],
    children: words.split('**').map((text, place) => ({
      _type: 'span',
      _key: `span${place}`,
      text,
      marks: place % 2 ? ['strong'] : [],
    })),
  }))
}

/** A heading and a word as long as they come. */
export const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'

/** The frame fields of a section about which the editor has said the least. */
export const bareFrame = { lead: null, anchor: null, ground: null } as const
