import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const remittanceCorridorsExamples: readonly SectionData<'remittanceCorridors'>[] = [
  {
    _type: 'remittanceCorridors',
    _key: 'complete',
    heading: 'International payouts for remittance, in cedis',
    lead: 'You collect there; we pay out here.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    picture: examplePictures.wide,
    smallPicture: examplePictures.tall,
  },
  {
    _type: 'remittanceCorridors',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    actions: null,
    picture: null,
    smallPicture: null,
  },
]
