import type { SectionData } from '../types.ts'

export const missingPageExamples: readonly SectionData<'missingPage'>[] = [
  {
    _type: 'missingPage',
    lead: 'The address may have changed. The menu leads to everything we have.',
    layout: null,
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
