import type { SectionData } from '../types.ts'

export const wiredRailsExamples: readonly SectionData<'wiredRails'>[] = [
  {
    _type: 'wiredRails',
    _key: 'three',
    heading: 'Already wired',
    rails: [
      { _key: 'gip', title: 'GhIPSS instant pay', text: 'to any bank, any hour' },
      { _key: 'ach', title: 'ACH', text: 'salaries in, standing orders out' },
      { _key: 'ezwich', title: 'E-zwich', text: 'cards at the counter' },
    ],
  },
]
