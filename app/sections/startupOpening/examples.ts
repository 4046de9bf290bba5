import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const startupOpeningExamples: readonly SectionData<'startupOpening'>[] = [
  {
    _type: 'startupOpening',
    _key: 'full',
    heading: 'An innovation hub for startups',
    lead: 'You bring the idea and the stubbornness.',
    cloth: examplePictures.wide,
  },
  { _type: 'startupOpening', _key: 'bare', heading: 'A hub', lead: null, cloth: null },
]
