import type { SectionData } from '../types.ts'

export const savingsYearExamples: readonly SectionData<'savingsYear'>[] = [
  {
    _type: 'savingsYear',
    _key: 'year',
    heading: 'A year of Thursdays',
    lead: 'Fifty-two meetings, then share-out in December.',
    weeks: 52,
    weeksHeld: 36,
    loanWeeks: [3, 7, 11],
    heldLabel: 'Met and saved',
    loanLabel: 'A loan went out',
    toComeLabel: 'To come',
    shareOutLabel: 'Share-out',
  },
]
