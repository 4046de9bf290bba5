import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const checkoutHeroExamples: readonly SectionData<'checkoutHero'>[] = [
  {
    _type: 'checkoutHero',
    _key: 'complete',
    heading: 'Small page, big shop',
    lead: 'A payment page that opens before the customer changes her mind.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    picture: examplePictures.wide,
    card: examplePictures.square,
  },
  {
    _type: 'checkoutHero',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    actions: null,
    picture: null,
    card: null,
  },
]
