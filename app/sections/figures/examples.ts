import { examplePictures } from '../../sectionParts/examplePictures.ts'
import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

type Figures = SectionData<'figures'>
type Item = NonNullable<Figures['items']>[number]

const item = (label: string, value: number, more: Partial<Item> = {}): Item => ({
  _key: label,
  value,
  unit: null,
  suffix: '+',
  figure: null,
  label,
  text: null,
  band: examplePictures.band,
  ...more,
})

const items = [
  item('Clients Worldwide', 30),
  item('Projects Completed', 50, { text: 'Since the first one in 2014.' }),
  item('Team Members', 40),
  item('Users Served', 1, { unit: 'm' }),
]
const textItems = [
  item('people in line at half past nine', 0, { figure: '412 to 9' }),
  item(LONG_WORD, 96, { suffix: '%', text: LONG_WORD }),
]

const layouts: readonly NonNullable<Figures['layout']>[] = ['row', 'countUp', 'shares']

export const figuresExamples: readonly Figures[] = layouts.flatMap((layout): Figures[] => {
  const base = { _type: 'figures', ...bareFrame, layout, heading: 'Nsaa in numbers' } as const
  return [
    { ...base, _key: layout, lead: 'Counted at the end of October.', items },
    { ...base, _key: `${layout}-words`, ground: 'indigo', items: textItems },
    { ...base, _key: `${layout}-long`, heading: LONG_WORD, lead: LONG_WORD, items: textItems },
    { ...base, _key: `${layout}-empty`, items: null },
  ]
})
