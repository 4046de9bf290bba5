import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

export const referenceContactExamples: readonly SectionData<'referenceContact'>[] = [
  {
    _type: 'referenceContact',
    lead: null,
    layout: null,
    anchor: null,
    ground: null,
    _key: 'complete',
    heading: 'Reference contact',
    name: 'Ebo Quansah',
    role: 'Bursar, Volta Bridge University College',
    portrait: examplePictures.square,
    email: 'bursar@voltabridge.example',
    phone: '+233 24 555 0177',
    hours: 'weekday mornings',
    brochureText: 'The whole project, with the timeline.',
    brochure: {
      _key: null,
      label: 'Download Project Brochure',
      href: '/lake/files/local/production/brochure.pdf',
      newTab: true,
    },
  },
  {
    _type: 'referenceContact',
    lead: null,
    layout: null,
    anchor: 'reference-contact',
    ground: 'dew',
    _key: 'person',
    heading: 'Reference contact',
    name: 'Ebo Quansah',
    role: 'Bursar',
    portrait: null,
    email: 'bursar@voltabridge.example',
    phone: null,
    hours: null,
    brochureText: null,
    brochure: null,
  },
]
