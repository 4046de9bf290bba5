import type { SectionData } from '../types.ts'

export const closingCallExamples: readonly SectionData<'closingCall'>[] = [
  {
    _type: 'closingCall',
    _key: 'complete',
    words: 'Not sure which one you need?',
    link: { _key: null, label: 'Contact Sales', href: '/contact-us', newTab: false },
  },
  { _type: 'closingCall', _key: 'words', words: 'Words alone', link: null },
]
