import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

const base = { _type: 'buttons', ...bareFrame, heading: null } as const

const actions = [
  { _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false },
  { _key: 'start', label: 'Get Started', href: '/get-started', newTab: false },
]

const complete = {
  ...base,
  heading: 'Take the first payment this week',
  lead: 'A phone, a business certificate and a quarter of an hour.',
  actions,
} as const

const long = {
  ...base,
  heading: LONG_WORD,
  lead: LONG_WORD,
  actions: ['one', 'two', 'three', 'four'].map((_key) => ({
    _key,
    label: LONG_WORD,
    href: '/about',
    newTab: false,
  })),
} as const

export const buttonsExamples: readonly SectionData<'buttons'>[] = [
  { ...complete, _key: 'under', layout: 'under' },
  { ...base, _key: 'under-bare', layout: 'under', actions: actions.slice(0, 1) },
  { ...long, _key: 'under-long', layout: 'under', ground: 'ink' },
  { ...complete, _key: 'beside', layout: 'beside', ground: 'signal' },
  { ...base, _key: 'beside-bare', layout: 'beside', ground: 'gold', actions },
  { ...long, _key: 'beside-long', layout: 'beside', ground: 'indigo' },
]
