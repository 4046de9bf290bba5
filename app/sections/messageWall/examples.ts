import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const messageWallExamples: readonly SectionData<'messageWall'>[] = [
  {
    _type: 'messageWall',
    _key: 'complete',
    heading: 'The message got there',
    lead: 'Receipts, codes, reminders and results, to every network in Ghana.',
    actions: [{ _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false }],
    picture: examplePictures.wide,
  },
  {
    _type: 'messageWall',
    _key: 'words',
    heading: 'A bare wall',
    lead: null,
    actions: null,
    picture: null,
  },
]
