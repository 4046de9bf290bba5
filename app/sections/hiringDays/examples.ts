import type { SectionData } from '../types.ts'

export const hiringDaysExamples: readonly SectionData<'hiringDays'>[] = [
  {
    _type: 'hiringDays',
    _key: 'three',
    heading: 'Twelve days to an answer',
    dayLabel: 'Day',
    steps: [
      { _key: 'a', day: 1, title: 'You write', text: 'No cover letter.' },
      { _key: 'b', day: 5, title: 'A person answers', text: 'Always.' },
      { _key: 'c', day: 12, title: 'We decide', text: 'With the reasons.' },
    ],
  },
]
