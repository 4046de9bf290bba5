import type { SectionData } from '../types.ts'

type Body = NonNullable<NonNullable<SectionData<'caseStudyChapters'>['chapters']>[number]['body']>

const block = (text: string): Body[number] => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'words', marks: [], text }],
})

const body = (text: string): Body => [block(text)]

const item = (listItem: 'bullet' | 'number', text: string): Body[number] => ({
  ...block(text),
  listItem,
  level: 1,
})

export const caseStudyChaptersExamples: readonly SectionData<'caseStudyChapters'>[] = [
  {
    _type: 'caseStudyChapters',
    heading: null,
    lead: null,
    layout: null,
    anchor: 'case-study-chapters',
    ground: null,
    _key: 'complete',
    chapters: [
      { _key: 'challenges', title: 'Challenges', body: body('Every September one window.') },
      { _key: 'solutions', title: 'Solutions', body: body('Fees in parts on any phone.') },
      { _key: 'benefits', title: 'Benefits', body: null },
    ],
  },
  {
    _type: 'caseStudyChapters',
    heading: 'What happened at the school',
    lead: 'One term, four thousand parents, and a queue that went home.',
    layout: null,
    anchor: null,
    ground: 'raffia',
    _key: 'headed',
    chapters: [
      { _key: 'before', title: 'Before', body: body('Every September one window.') },
      {
        _key: 'after',
        title: 'After',
        body: [
          ...body('Fees in parts on any phone.'),
          item('bullet', 'At home'),
          item('bullet', 'At the agent in the next street'),
          item('number', 'Dial *789#'),
          item('number', 'Approve with your PIN'),
        ],
      },
    ],
  },
  {
    _type: 'caseStudyChapters',
    heading: null,
    lead: null,
    layout: null,
    anchor: null,
    ground: null,
    _key: 'none',
    chapters: null,
  },
]
