import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

export const caseStudyHeroExamples: readonly SectionData<'caseStudyHero'>[] = [
  {
    _type: 'caseStudyHero',
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
    _type: 'caseStudyHero',
    lead: null,
    layout: null,
    anchor: 'case-study-hero',
    ground: 'dew',
    _key: 'words',
    client: 'A client',
    published: 'May 2026',
    heading: 'Words alone',
    picture: null,
    smallPicture: null,
  },
]
