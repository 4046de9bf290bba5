import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

const { band } = examplePictures

export const statisticsExamples: readonly SectionData<'statistics'>[] = [
  {
    _type: 'statistics',
    _key: 'four',
    heading: 'Nsaa in numbers',
    items: [
      { _key: 'clients', value: 30, unit: null, suffix: '+', label: 'Clients Worldwide', band },
      { _key: 'projects', value: 50, unit: null, suffix: '+', label: 'Projects Completed', band },
      { _key: 'team', value: 40, unit: null, suffix: '+', label: 'Team Members', band },
      { _key: 'users', value: 1, unit: 'm', suffix: '+', label: 'Users Served', band },
    ],
  },
]
