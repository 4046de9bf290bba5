import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const sheetHeroExamples: readonly SectionData<'sheetHero'>[] = [
  {
    _type: 'sheetHero',
    _key: 'complete',
    heading: 'One file, two signatures',
    lead: 'Drop in the sheet accounts already keeps.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    picture: examplePictures.wide,
  },
  {
    _type: 'sheetHero',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    actions: null,
    picture: null,
  },
]
