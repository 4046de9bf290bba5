import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

const { logo } = examplePictures

export const partnerLogosExamples: readonly SectionData<'partnerLogos'>[] = [
  {
    _type: 'partnerLogos',
    lead: 'Networks and banks we settle with.',
    layout: null,
    anchor: 'partner-logos',
    ground: null,
    _key: 'three',
    heading: 'We work with',
    partners: [
      { _id: 'asase', name: 'Asase Rural Bank', url: null, logo },
      { _id: 'kobri', name: 'Kobri Telecom', url: 'https://kobri.example', logo },
      { _id: 'sankofa', name: 'Sankofa Pensions Trust', url: null, logo: null },
    ],
  },
]
