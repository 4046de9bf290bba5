import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const threadsHeroExamples: readonly SectionData<'threadsHero'>[] = [
  {
    _type: 'threadsHero',
    _key: 'complete',
    heading: 'Six ways in, one ledger',
    lead: 'Customers pay from whatever is in their hand.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    picture: examplePictures.wide,
    smallPicture: examplePictures.tall,
  },
  {
    _type: 'threadsHero',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    actions: null,
    picture: null,
    smallPicture: null,
  },
]
