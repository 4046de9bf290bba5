import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

type Receipt = SectionData<'receipt'>

const lines: NonNullable<Receipt['lines']> = [
  { _key: 'light', label: 'Light, 31 tokens', value: '£120.00', sold: 2480, share: 24.8 },
  { _key: 'water', label: 'Water, 9 bills', value: '15.17', sold: 861.5, share: 6.9 },
  { _key: 'nothing', label: 'Nothing yet', value: null, sold: null, share: null },
]

const layouts: readonly NonNullable<Receipt['layout']>[] = ['total', 'takings']

export const receiptExamples: readonly Receipt[] = layouts.flatMap((layout): Receipt[] => {
  const bare: Receipt = {
    _type: 'receipt',
    _key: `${layout}-bare`,
    ...bareFrame,
    layout,
    heading: 'A quiet day',
    columns: null,
    lines: null,
    result: null,
  }
  const complete: Receipt = {
    ...bare,
    _key: layout,
    heading: 'Your counter, your margin',
    lead: 'You hold a float with us.',
    columns: ['Esi’s shop, Thursday', 'Sold', 'Yours'],
    lines,
    result: { label: 'Paid to wallet 19:00', value: 'GHS 1,820.40' },
  }
  return [
    complete,
    { ...complete, _key: `${layout}-indigo`, ground: 'indigo' },
    {
      ...complete,
      _key: `${layout}-long`,
      heading: LONG_WORD,
      lines: lines.map((line) => ({ ...line, label: LONG_WORD, value: LONG_WORD })),
    },
    bare,
  ]
})
