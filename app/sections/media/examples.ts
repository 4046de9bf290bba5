import { examplePictures } from '../../sectionParts/examplePictures.ts'
import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

const base = {
  _type: 'media',
  ...bareFrame,
  heading: null,
  picture: examplePictures.wide,
  video: null,
  captions: null,
  caption: null,
} as const

const complete = {
  ...base,
  heading: 'A day at the counter',
  lead: 'Four minutes with two traders who share a till.',
  caption: 'Makola market, a Saturday in October.',
} as const

const long = { ...base, heading: LONG_WORD, lead: LONG_WORD, caption: LONG_WORD } as const

export const mediaExamples: readonly SectionData<'media'>[] = [
  { ...complete, _key: 'column', layout: 'column' },
  { ...base, _key: 'column-bare', layout: 'column', picture: null },
  { ...long, _key: 'column-long', layout: 'column', ground: 'ink' },
  { ...complete, _key: 'wide', layout: 'wide', ground: 'raffia' },
  { ...base, _key: 'wide-bare', layout: 'wide' },
  { ...long, _key: 'wide-long', layout: 'wide', ground: 'indigo' },
]
