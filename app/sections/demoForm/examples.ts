import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

export const demoFormExamples: readonly SectionData<'demoForm'>[] = [
  {
    _type: 'demoForm',
    layout: null,
    anchor: null,
    _key: 'complete',
    heading: 'See it with your own fee list',
    lead: 'Forty minutes on a call.',
    recipient: 'demo',
    industries: ['Technology', 'Hospitality', 'Education', 'Finance', 'Other'],
    submitLabel: 'Request a Demo',
    wording: null,
    ground: 'ink',
    cloth: examplePictures.cloth,
    artefact: examplePictures.tall,
  },
  {
    _type: 'demoForm',
    layout: null,
    anchor: 'demo-form',
    _key: 'bare',
    heading: 'Ask to see it',
    lead: null,
    recipient: null,
    industries: null,
    submitLabel: 'Request a Demo',
    wording: null,
    ground: null,
    cloth: null,
    artefact: null,
  },
]
