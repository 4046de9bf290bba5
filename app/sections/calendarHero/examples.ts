import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const calendarHeroExamples: readonly SectionData<'calendarHero'>[] = [
  {
    _type: 'calendarHero',
    _key: 'complete',
    heading: 'On the 25th, every month',
    lead: 'Your customer agrees once; the bank or wallet pays on the day.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    picture: examplePictures.wide,
    paper: examplePictures.square,
  },
  {
    _type: 'calendarHero',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    actions: null,
    picture: null,
    paper: null,
  },
]
