import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const productGalleryExamples: readonly SectionData<'productGallery'>[] = [
  {
    _type: 'productGallery',
    _key: 'complete',
    kicker: 'Value Added Services',
    heading: 'Ready-made, on the same rails',
    lead: 'Products we run so you do not have to build them.',
    actions: [{ _key: 'demo', label: 'Request a Demo', href: '/request-vas-demo', newTab: false }],
    products: [
      {
        _id: 'pension',
        title: 'Pension Management System',
        desc: 'Contributions, tiers and statements.',
        comingSoon: false,
        ground: 'signal',
        image: examplePictures.tall,
        link: {
          _key: null,
          label: 'View',
          href: '/products/pensions-management-system',
          newTab: false,
        },
      },
      {
        _id: 'insurance',
        title: 'Insurance',
        desc: 'Cover that is paid a little at a time.',
        comingSoon: true,
        ground: 'raffia',
        image: examplePictures.square,
        link: {
          _key: null,
          label: 'On another site',
          href: 'https://insurance.nsaa.example/',
          newTab: false,
        },
      },
      {
        _id: 'unlinked',
        title: 'Not linked yet',
        desc: null,
        comingSoon: null,
        ground: null,
        image: null,
        link: null,
      },
    ],
  },
  {
    _type: 'productGallery',
    _key: 'none',
    kicker: null,
    heading: 'Nothing yet',
    lead: null,
    actions: null,
    products: [],
  },
]
