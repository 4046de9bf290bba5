import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const userChannelsExamples: readonly SectionData<'userChannels'>[] = [
  {
    _type: 'userChannels',
    _key: 'two',
    heading: 'Ways to the same box',
    lead: 'Members mix them; the books do not.',
    picture: examplePictures.wide,
    channels: [
      { _key: 'ussd', title: 'USSD', text: 'No data, any phone.', view: 'ussd' },
      { _key: 'app', title: 'Mobile apps', text: 'For the secretary.', view: null },
    ],
    link: { _key: null, label: 'See the app', href: '/products/mobile-app', newTab: false },
  },
]
