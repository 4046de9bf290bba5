import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const loomNoticeExamples: readonly SectionData<'loomNotice'>[] = [
  {
    _type: 'loomNotice',
    _key: 'complete',
    heading: 'Merchant onboarding is almost here',
    lead: 'We are still working on the experience.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    picture: examplePictures.wide,
    listHeading: 'Have these near',
    items: ['Business registration certificate', 'Ghana Card of each director'],
  },
  {
    _type: 'loomNotice',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    actions: null,
    picture: null,
    listHeading: null,
    items: null,
  },
]
