import { examplePictures } from '../../sectionParts/examplePictures.ts'
import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

type Features = SectionData<'features'>
type Item = NonNullable<Features['items']>[number]

const item = (index: number, more: Partial<Item> = {}): Item => ({
  _key: `item${index}`,
  title: ['Mobile money', 'Card', 'Bank transfer', 'Short code'][index % 4] ?? 'Cash',
  text: 'The customer approves the amount, and you see it in under a minute.',
  note: 'About a minute',
  thread: 'signal',
  picture: examplePictures.square,
  slip: null,
  percent: null,
  ...more,
})

const three = [0, 1, 2].map((index) => item(index))
const twelve = Array.from({ length: 12 }, (_, index) => item(index))
const bareItems = [0, 1].map((index) =>
  item(index, { note: null, thread: null, picture: null, text: null }),
)
const longItems = [0, 1].map((index) =>
  item(index, { title: LONG_WORD, text: LONG_WORD, note: LONG_WORD }),
)

/** A slip of paper in the place of a picture. */
const slip: Item['slip'] = {
  verdict: 'Hold',
  state: 'held',
  cells: [
    { _key: 'written', label: 'You wrote', value: 'Yaw Darko' },
    { _key: 'registered', label: 'Registered as', value: 'Yaw Darkwa' },
  ],
}
const withSlips = [0, 1, 2].map((index) => item(index, { slip, percent: 60 }))

const layouts: readonly NonNullable<Features['layout']>[] = [
  'columns',
  'strips',
  'steps',
  'numberedSteps',
  'ladder',
  'rail',
  'threads',
  'staggeredColumns',
  'leadingWord',
  'numbers',
  'choices',
  'tickets',
  'unevenStrips',
  'hanging',
  'contents',
  'numbered',
  'blocks',
  'knots',
  'staggered',
  'signal',
]

export const featuresExamples: readonly Features[] = layouts.flatMap((layout): Features[] => {
  const base = {
    _type: 'features',
    ...bareFrame,
    layout,
    picture: null,
    heading: 'What it does for you',
  } as const
  return [
    { ...base, _key: layout, lead: 'One sentence about all of them.', items: three },
    { ...base, _key: `${layout}-bare`, items: bareItems },
    { ...base, _key: `${layout}-long`, heading: LONG_WORD, lead: LONG_WORD, items: longItems },
    { ...base, _key: `${layout}-twelve`, ground: 'gold', items: twelve },
    { ...base, _key: `${layout}-slips`, picture: examplePictures.wide, items: withSlips },
    { ...base, _key: `${layout}-empty`, items: null },
  ]
})
