import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

/** Higher than the panel of an answer at any width. */
const STEPS = Array.from({ length: 24 }, (_, index) => `Step ${index + 1}: dial, check, approve.`)

export const questionsExamples: readonly SectionData<'questions'>[] = [
  {
    _type: 'questions',
    lead: 'Not here? Call the desk.',
    layout: null,
    anchor: 'questions',
    ground: null,
    _key: 'three',
    heading: 'Asked most weeks',
    cloth: examplePictures.cloth,
    picture: examplePictures.tall,
    items: [
      {
        _id: 'ussd',
        question: 'How do customers without a smartphone pay?',
        answerText: null,
        answer: 'They dial *789#, choose your business and approve with their PIN.',
        link: { _key: null, label: 'Contact us', newTab: null, href: '/contact-us' },
      },
      {
        _id: 'settlement',
        question: 'When does money reach my account?',
        answerText: null,
        answer: 'On the settlement days in your contract.\nDays are working days.',
        link: null,
      },
    ],
  },
  {
    _type: 'questions',
    lead: null,
    layout: null,
    anchor: null,
    ground: 'dew',
    _key: 'none',
    heading: 'Questions',
    cloth: null,
    picture: null,
    items: [],
  },
  {
    _type: 'questions',
    lead: null,
    layout: null,
    anchor: null,
    ground: null,
    _key: 'tall',
    heading: 'Asked by few',
    cloth: null,
    picture: null,
    items: [
      {
        _id: 'steps',
        question: 'What are all the steps?',
        answerText: null,
        answer: STEPS.join('\n'),
        link: null,
      },
    ],
  },
]
