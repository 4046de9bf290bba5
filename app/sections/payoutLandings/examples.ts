import type { SectionData } from '../types.ts'

export const payoutLandingsExamples: readonly SectionData<'payoutLandings'>[] = [
  {
    _type: 'payoutLandings',
    _key: 'complete',
    heading: 'Where the money lands',
    landings: [
      { _key: 'wallet', title: 'Mobile money', text: 'All networks.', speed: 'Seconds' },
      { _key: 'bank', title: 'Bank account', text: 'Any bank.', speed: 'About a minute' },
    ],
  },
  { _type: 'payoutLandings', _key: 'none', heading: 'Nowhere yet', landings: null },
]
