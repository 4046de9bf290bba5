import type { SectionData } from '../types.ts'

export const retryLadderExamples: readonly SectionData<'retryLadder'>[] = [
  {
    _type: 'retryLadder',
    _key: 'complete',
    heading: 'If the account is empty',
    rungs: [
      { _key: 'first', title: '25 April', text: 'Not enough money.' },
      { _key: 'second', title: '28 April', text: 'One more try. Paid.' },
      { _key: 'stop', title: 'If not', text: 'We stop until next month.' },
    ],
  },
  { _type: 'retryLadder', _key: 'none', heading: 'Nothing yet', rungs: null },
]
