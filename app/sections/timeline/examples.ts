import { examplePictures } from '../../sectionParts/examplePictures.ts'
import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

type Timeline = SectionData<'timeline'>
type Item = NonNullable<Timeline['items']>[number]

const item = (title: string, at: number, more: Partial<Item> = {}): Item => ({
  _key: `${title}${at}`,
  title,
  text: 'A person answers, always with order 2217 at hand.',
  at,
  value: at / 2,
  thread: 'signal',
  time: '16:40:02',
  side: 'left',
  note: 'GHS 480.00',
  ...more,
})
const bareItem = { text: null, thread: null, time: null, side: null, note: null, value: null }

const bare: Omit<Timeline, '_key' | 'layout'> = {
  _type: 'timeline',
  ...bareFrame,
  heading: 'Nothing yet',
  unitLabel: null,
  weeks: null,
  weeksOver: null,
  labels: null,
  marked: null,
  items: null,
  picture: null,
  note: null,
  summary: null,
}

const complete: Omit<Timeline, '_key' | 'layout'> = {
  ...bare,
  heading: 'Twenty days to an answer',
  lead: 'Nobody waits longer, and most wait less.',
  unitLabel: 'Day',
  weeks: 14,
  weeksOver: 9,
  labels: ['Today', 'Tomorrow', 'The day after', 'Share-out'],
  marked: '2217',
  items: [item('You write', 1), item('We answer', 5, { side: 'right' }), item('Done', 12)],
  picture: examplePictures.square,
  note: 'Working days, without public holidays.',
  summary: { title: 'GHS 4,060.00 billed.', text: 'Three payments, one receipt book.' },
}

const sparse: Omit<Timeline, '_key' | 'layout'> = {
  ...bare,
  items: [item('One', 1, bareItem), item('Two', 2, bareItem)],
}

const long: Omit<Timeline, '_key' | 'layout'> = {
  ...complete,
  heading: LONG_WORD,
  lead: LONG_WORD,
  labels: [LONG_WORD, LONG_WORD],
  items: [1, 2].map((at) => item(LONG_WORD, at, { text: LONG_WORD, note: LONG_WORD })),
  note: LONG_WORD,
  summary: { title: LONG_WORD, text: LONG_WORD },
}

const layouts: readonly NonNullable<Timeline['layout']>[] = [
  'strip',
  'lengths',
  'conversation',
  'trace',
  'year',
  'payments',
]

export const timelineExamples: readonly Timeline[] = layouts.flatMap((layout): Timeline[] => [
  { ...complete, _key: layout, layout },
  { ...complete, _key: `${layout}-ink`, layout, ground: 'ink' },
  { ...sparse, _key: `${layout}-sparse`, layout },
  { ...long, _key: `${layout}-long`, layout },
  { ...bare, _key: `${layout}-bare`, layout },
])
