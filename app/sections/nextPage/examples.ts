import type { SectionData } from '../types.ts'

export const nextPageExamples: readonly SectionData<'nextPage'>[] = [
  {
    _type: 'nextPage',
    _key: 'page',
    kicker: 'Next service',
    title: 'Direct Debit',
    href: '/services/direct-debit',
    ground: 'raffia',
  },
  {
    _type: 'nextPage',
    _key: 'acronym',
    kicker: 'Next service',
    title: 'SMS',
    href: '/services/sms',
    ground: 'dew',
  },
  { _type: 'nextPage', _key: 'nowhere', kicker: null, title: null, href: null, ground: null },
]
