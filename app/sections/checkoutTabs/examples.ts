import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const checkoutTabsExamples: readonly SectionData<'checkoutTabs'>[] = [
  {
    _type: 'checkoutTabs',
    _key: 'complete',
    heading: 'Three tabs, nothing else',
    lead: 'No account to open, no password.',
    tabs: [
      {
        _key: 'momo',
        title: 'Mobile money',
        text: 'We read the registered name back to her.',
        picture: examplePictures.square,
      },
      { _key: 'card', title: 'Card', text: null, picture: null },
    ],
  },
  { _type: 'checkoutTabs', _key: 'none', heading: 'Nothing yet', lead: null, tabs: null },
]
