import type { SectionData } from '../types.ts'

export const caseHighlightsExamples: readonly SectionData<'caseHighlights'>[] = [
  {
    _type: 'caseHighlights',
    _key: 'complete',
    heading: 'Highlights',
    highlights: [
      { _key: 'line', figure: '412 to 9', text: 'people in line' },
      { _key: 'paid', figure: '96%', text: 'of fees paid before exams' },
    ],
  },
  { _type: 'caseHighlights', _key: 'none', heading: 'Highlights', highlights: null },
]
