import type { SectionData } from '../types.ts'

export const runOnListExamples: readonly SectionData<'runOnList'>[] = [
  {
    _type: 'runOnList',
    _key: 'three',
    heading: 'Also inside',
    items: ['Porting a member from another scheme', 'Unit prices, day by day', 'Claims at 60'],
  },
]
