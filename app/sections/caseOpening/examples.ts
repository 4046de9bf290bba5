import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const caseOpeningExamples: readonly SectionData<'caseOpening'>[] = [
  {
    _type: 'caseOpening',
    lead: 'How one school took fees from four thousand parents without a queue.',
    layout: null,
    anchor: null,
    ground: null,
    _key: 'complete',
    client: 'Volta Bridge University College, Hohoe',
    published: 'September 2025',
    heading: 'The line outside the cash office',
    picture: examplePictures.wide,
    smallPicture: examplePictures.tall,
  },
  {
    _type: 'caseOpening',
    lead: null,
    layout: null,
    anchor: 'case-opening',
    ground: 'dew',
    _key: 'words',
    client: 'A client',
    published: 'May 2026',
    heading: 'Words alone',
    picture: null,
    smallPicture: null,
  },
]
