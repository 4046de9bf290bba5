import type { SectionData } from '../types.ts'

export const shortCodeBannerExamples: readonly SectionData<'shortCodeBanner'>[] = [
  {
    _type: 'shortCodeBanner',
    _key: 'complete',
    code: '*789#',
    heading: 'No smartphone at the other end?',
    text: 'She can check, confirm and cash out from any phone.',
    link: {
      _key: null,
      label: 'USSD API documentation',
      href: 'https://docs.nsaa.example/ussd',
      newTab: false,
    },
  },
  {
    _type: 'shortCodeBanner',
    _key: 'unlinked',
    code: '*1#',
    heading: 'Not linked',
    text: 'Words stay readable without the link.',
    link: null,
  },
]
