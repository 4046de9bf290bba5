import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const benefitsExamples: readonly SectionData<'benefits'>[] = [
  {
    _type: 'benefits',
    _key: 'two',
    heading: 'What you get at the table',
    items: [
      {
        _key: 'legal',
        title: 'Legal, compliance and regulatory support',
        text: 'Bring your questions before you bring your lawyers.',
        cloth: examplePictures.strip,
      },
      { _key: 'advice', title: 'Business advisory', text: 'From people who run it.', cloth: null },
    ],
  },
  { _type: 'benefits', _key: 'none', heading: 'Nothing yet', items: null },
]
