import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

const common = { ground: 'dew', image: examplePictures.square } as const

export const shopStreetExamples: readonly SectionData<'shopStreet'>[] = [
  {
    _type: 'shopStreet',
    _key: 'complete',
    heading: 'Three doors on one street',
    lead: 'Shop, life and bills.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    shops: [
      {
        ...common,
        _id: 'shop',
        title: 'Shop',
        desc: 'A stall that sells while you sleep.',
        comingSoon: true,
        link: null,
      },
      {
        ...common,
        _id: 'life',
        title: 'Life',
        desc: 'Hospital and funeral cover.',
        comingSoon: false,
        link: { _key: null, label: 'Open Life', href: 'https://life.nsaa.example/', newTab: true },
      },
    ],
  },
  {
    _type: 'shopStreet',
    _key: 'none',
    heading: 'An empty street',
    lead: null,
    actions: null,
    shops: null,
  },
]
