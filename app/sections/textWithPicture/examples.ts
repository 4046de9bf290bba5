import { examplePictures } from '../../sectionParts/examplePictures.ts'
import { bareFrame, exampleText, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

const base = {
  _type: 'textWithPicture',
  ...bareFrame,
  body: null,
  picture: null,
  actions: null,
} as const

const actions = [
  { _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false },
  { _key: 'more', label: 'Read more', href: '/about', newTab: false },
]

const complete = {
  ...base,
  heading: 'A till that two traders share',
  lead: 'One box on the counter, two names in the ledger.',
  body: exampleText(
    'Each sale is written down under the trader who made it. In the evening the box says who gets what, and **sends it**.',
  ),
  picture: examplePictures.wide,
  actions,
} as const

const long = {
  ...base,
  heading: LONG_WORD,
  lead: LONG_WORD,
  body: exampleText(LONG_WORD),
  picture: examplePictures.tall,
  actions: actions.map((action) => ({ ...action, label: LONG_WORD })),
} as const

const bare = { ...base, heading: 'Nothing but a heading' } as const

export const textWithPictureExamples: readonly SectionData<'textWithPicture'>[] = [
  { ...complete, _key: 'picture-right', layout: 'pictureRight' },
  { ...bare, _key: 'picture-right-bare', layout: 'pictureRight' },
  { ...long, _key: 'picture-right-long', layout: 'pictureRight', ground: 'ink' },
  { ...complete, _key: 'picture-left', layout: 'pictureLeft', ground: 'raffia' },
  { ...bare, _key: 'picture-left-bare', layout: 'pictureLeft' },
  { ...long, _key: 'picture-left-long', layout: 'pictureLeft', ground: 'signal' },
  { ...complete, _key: 'picture-above', layout: 'pictureAbove' },
  { ...bare, _key: 'picture-above-bare', layout: 'pictureAbove' },
  { ...long, _key: 'picture-above-long', layout: 'pictureAbove', ground: 'dew' },
]
