import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

export const leadershipExamples: readonly SectionData<'leadership'>[] = [
  {
    _type: 'leadership',
    lead: 'They answer for what is built here.',
    layout: null,
    anchor: 'leadership',
    ground: null,
    _key: 'three',
    heading: 'Who signs for it',
    readLabel: 'Read bio',
    profileLabel: 'Professional profile',
    emptyBiography: 'No biography available.',
    members: [
      {
        _id: 'adwoa',
        name: 'Adwoa Sarpong-Addo',
        role: 'Chief Executive Officer',
        bio: 'She balanced the day by hand.\nShe still reads the report first.',
        linkedinUrl: 'https://linkedin.nsaa.example/adwoa',
        image: examplePictures.tall,
      },
      {
        _id: 'kojo',
        name: 'Kojo Asante-Mills',
        role: 'Chief Technology and Innovation Officer',
        bio: null,
        linkedinUrl: null,
        image: examplePictures.square,
      },
      {
        _id: 'elinam',
        name: 'Elinam Dzakpasu',
        role: 'Chief Commercial Officer',
        bio: 'She sold cloth first.',
        linkedinUrl: 'javascript:alert(1)',
        image: null,
      },
    ],
  },
]
