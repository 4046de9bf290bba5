import type { SectionData } from '../types.ts'

export const notFoundExamples: readonly SectionData<'notFound'>[] = [
  {
    _type: 'notFound',
    lead: 'The address may have changed. The menu leads to everything we have.',
    layout: null,
    anchor: 'not-found',
    ground: null,
    _key: 'not-found',
    heading: 'You encountered a missing page, please go back or try again',
    backLabel: 'Go back',
    homeLabel: 'Start at the home page',
    picture: null,
    smallPicture: null,
  },
]
