import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const requestHeroExamples: readonly SectionData<'requestHero'>[] = [
  {
    _type: 'requestHero',
    _key: 'complete',
    heading: 'Send the bill, not a number',
    lead: 'You ask. They say yes or no.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    picture: examplePictures.wide,
    smallPicture: examplePictures.tall,
  },
  {
    _type: 'requestHero',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    actions: null,
    picture: null,
    smallPicture: null,
  },
]
