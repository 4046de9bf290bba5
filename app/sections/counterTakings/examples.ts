import type { SectionData } from '../types.ts'

const labels = {
  caption: 'Esi’s shop, Thursday',
  soldLabel: 'Sold',
  shareLabel: 'Yours',
  totalLabel: 'Paid to wallet 19:00',
}

export const counterTakingsExamples: readonly SectionData<'counterTakings'>[] = [
  {
    ...labels,
    _type: 'counterTakings',
    _key: 'complete',
    heading: 'Your counter, your margin',
    lead: 'You keep a float with us.',
    sales: [
      { _key: 'light', item: 'Light, 31 tokens', sold: 2480, share: 24.8 },
      { _key: 'water', item: 'Water, 9 bills', sold: 861.5, share: 6.9 },
    ],
  },
  {
    ...labels,
    _type: 'counterTakings',
    _key: 'none',
    heading: 'A quiet day',
    lead: null,
    sales: null,
  },
]
