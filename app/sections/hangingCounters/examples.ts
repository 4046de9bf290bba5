import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const hangingCountersExamples: readonly SectionData<'hangingCounters'>[] = [
  {
    _type: 'hangingCounters',
    _key: 'complete',
    heading: 'Light, water, talk, data',
    lead: 'Sell the four things everybody buys every week.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    counters: [
      {
        _key: 'light',
        title: 'Light',
        supplier: 'ECG and NEDCo',
        text: 'Prepaid tokens in seconds.',
        ground: 'gold',
        picture: examplePictures.square,
      },
      {
        _key: 'water',
        title: 'Water',
        supplier: 'Ghana Water',
        text: 'See the bill, pay all or part of it.',
        ground: 'indigo',
        picture: null,
      },
    ],
  },
  {
    _type: 'hangingCounters',
    _key: 'none',
    heading: 'Nothing hangs here yet',
    lead: null,
    actions: null,
    counters: null,
  },
]
