import type { SectionData } from '../types.ts'

export const contributionSplitExamples: readonly SectionData<'contributionSplit'>[] = [
  {
    _type: 'contributionSplit',
    _key: 'complete',
    heading: 'Where 18.5% of a salary goes',
    lead: 'The employer adds 13%, the worker 5.5%.',
    sources: [
      { _key: 'employer', percent: 13, label: 'employer', ground: 'raffia' },
      { _key: 'worker', percent: 5.5, label: 'worker', ground: 'dew' },
    ],
    uses: [
      { _key: 'ssnit', percent: 11, label: 'SSNIT pension', ground: 'ink' },
      { _key: 'health', percent: 2.5, label: 'health', ground: 'indigo' },
      { _key: 'tier2', percent: 5, label: 'Tier 2', ground: 'signal' },
    ],
    choice: { title: 'Tier 3', text: 'is a choice: up to 16.5% more.' },
  },
  {
    _type: 'contributionSplit',
    _key: 'barest',
    heading: 'One share',
    lead: null,
    sources: [{ _key: 'all', percent: 100, label: 'all of it', ground: null }],
    uses: null,
    choice: null,
  },
]
