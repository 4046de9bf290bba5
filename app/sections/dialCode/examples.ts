import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const dialCodeExamples: readonly SectionData<'dialCode'>[] = [
  {
    _type: 'dialCode',
    _key: 'complete',
    code: '*789#',
    spokenCode: 'Dial star 7 8 9 hash',
    heading: 'Any phone, no data',
    lead: 'Put your business on a short code.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    picture: examplePictures.tall,
  },
  {
    _type: 'dialCode',
    _key: 'words',
    code: '*1#',
    spokenCode: 'Dial star 1 hash',
    heading: 'A code alone',
    lead: null,
    actions: null,
    picture: null,
  },
]
