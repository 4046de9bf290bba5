import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const batchHeroExamples: readonly SectionData<'batchHero'>[] = [
  {
    _type: 'batchHero',
    _key: 'complete',
    heading: 'Pay everyone at once',
    lead: 'Upload one file or call one endpoint.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    picture: examplePictures.wide,
    smallPicture: examplePictures.tall,
  },
  {
    _type: 'batchHero',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    actions: null,
    picture: null,
    smallPicture: null,
  },
]
