import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

type Position = SectionData<'openPositions'>['positions'][number]

function position(category: string, title: string, location: string): Position {
  return {
    _id: title,
    _createdAt: '2026-10-01T08:00:00Z',
    category,
    title,
    company: 'Nsaa Payments Limited',
    location,
    workType: 'Full time, hybrid',
    descriptionText: null,
    description: 'You will match what the rails say with what our ledger says.\nTo the pesewa.',
    applicationEmail: 'people@nsaa.example',
  }
}

const base = {
  _type: 'openPositions',
  layout: null,
  anchor: null,
  ground: null,
  heading: 'Come and sit at the loom',
  lead: 'We hire slowly and pay on time.',
  listHeading: 'Open positions',
  emptyText: 'No available positions',
  categoryLabel: 'Category',
  companyLabel: 'Company',
  locationLabel: 'Location',
  workTypeLabel: 'Work type',
  contactLabel: 'Applications to',
  applyLabel: 'Apply by e-mail',
  subjectPrefix: 'Application',
  allLabel: 'All',
} as const

export const openPositionsExamples: readonly SectionData<'openPositions'>[] = [
  {
    ...base,
    _key: 'six',
    cloth: null,
    positions: [
      position('Engineering', 'Settlement Engineer', 'Accra'),
      position('Engineering', 'Android Engineer', 'Kumasi'),
      position('Commercial', 'Schools Partnerships Lead', 'Kumasi'),
      position('Operations', 'Reconciliation Analyst', 'Accra'),
      position('Operations', 'Support Officer', 'Tamale'),
      position('Operations', 'Night Support Officer', 'Accra'),
    ],
  },
  {
    ...base,
    _key: 'empty',
    anchor: 'open-positions',
    ground: 'dew',
    cloth: examplePictures.square,
    positions: [],
  },
]
