import { paragraphFrom, type SectionMappings } from './mapping.ts'

export const statementMappings: SectionMappings = {
  payOccasions: (old) => ({ ...old, _type: 'statement', layout: 'large' }),

  mandateSentence: ({ sentence, ...old }) => ({
    ...old,
    ...(sentence !== undefined && { words: sentence }),
    _type: 'statement',
    layout: 'underlined',
  }),

  runOnList: ({ items, ...old }) => ({
    ...old,
    ...(Array.isArray(items) && {
      words: items.map((item, index) => paragraphFrom(String(item), `item${index + 1}`)),
    }),
    _type: 'statement',
    layout: 'runOn',
  }),
}
