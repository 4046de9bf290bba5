import { bareFrame, exampleText, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

const base = { _type: 'textBlock', ...bareFrame, heading: null } as const

const body = exampleText(
  'A payment leaves a wallet, crosses two banks and arrives at a till. **Each step has a number**, and the number is on the receipt.',
  'When a step fails, the money is back where it came from before the customer has left the counter. What is still open at midnight is on the list that the desk reads at six.',
  'There is no minimum and no monthly fee. A merchant who sells nothing in August pays nothing in August.',
)

export const textBlockExamples: readonly SectionData<'textBlock'>[] = [
  {
    ...base,
    _key: 'beside',
    layout: 'beside',
    heading: 'What happens to a payment',
    lead: 'From the first tap to the statement.',
    body,
  },
  {
    ...base,
    _key: 'beside-bare',
    layout: 'beside',
    body: exampleText('One sentence, no heading.'),
  },
  {
    ...base,
    _key: 'beside-long',
    layout: 'beside',
    ground: 'indigo',
    heading: LONG_WORD,
    lead: LONG_WORD,
    body: exampleText(LONG_WORD, `**${LONG_WORD}**`),
  },
  {
    ...base,
    _key: 'column',
    layout: 'column',
    heading: 'What happens to a payment',
    lead: 'From the first tap to the statement.',
    body,
  },
  { ...base, _key: 'column-bare', layout: 'column', ground: 'raffia', body },
  {
    ...base,
    _key: 'column-long',
    layout: 'column',
    ground: 'gold',
    heading: LONG_WORD,
    body: exampleText(LONG_WORD),
  },
  {
    ...base,
    _key: 'two-columns',
    layout: 'twoColumns',
    ground: 'dew',
    heading: 'What happens to a payment',
    lead: 'From the first tap to the statement.',
    body: [
      ...body,
      ...exampleText('Twelve people answer the phone.').map((each) => ({ ...each, _key: 'last' })),
    ],
  },
  { ...base, _key: 'two-columns-bare', layout: 'twoColumns', body: null },
  {
    ...base,
    _key: 'two-columns-long',
    layout: 'twoColumns',
    ground: 'ink',
    heading: LONG_WORD,
    body: exampleText(LONG_WORD, LONG_WORD),
  },
]
