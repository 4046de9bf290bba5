import type { SectionData } from '../types.ts'

export const steppedJobsExamples: readonly SectionData<'steppedJobs'>[] = [
  {
    _type: 'steppedJobs',
    _key: 'three',
    heading: 'What it does on Monday morning',
    jobs: [
      { _key: 'a', title: 'Fee payments', text: 'All of it lands under one student ID.' },
      { _key: 'b', title: 'Voucher management', text: 'Sold by phone, used once.' },
      { _key: 'c', title: 'Billing management', text: 'Each student has a virtual wallet.' },
    ],
  },
]
