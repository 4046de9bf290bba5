import type { SectionData } from '../types.ts'

export const missingPageExamples: readonly SectionData<'missingPage'>[] = [
  {
    _type: 'missingPage',
    anchor: 'missing-page',
    ground: null,
    _key: 'missing',
    heading: 'You encountered a missing page, please go back or try again',
    backLabel: 'Go back',
    homeLabel: 'Start at the home page',
    picture: null,
    smallPicture: null,
  },
]
