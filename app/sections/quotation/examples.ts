import { examplePictures } from '../../sectionParts/examplePictures.ts'
import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

const base = {
  _type: 'quotation',
  ...bareFrame,
  heading: null,
  role: null,
  portrait: null,
} as const

const complete = {
  ...base,
  quote: 'On Saturdays I used to count until nine. Now the list is there when I close the shutter.',
  author: 'Efua Mensah',
  role: 'Makola Fabrics, Accra',
  portrait: examplePictures.square,
} as const

const bare = { ...base, quote: 'It works.', author: 'Kojo Asante' } as const

const long = {
  ...base,
  quote: `${LONG_WORD} ${LONG_WORD}`,
  author: LONG_WORD,
  role: LONG_WORD,
} as const

export const quotationExamples: readonly SectionData<'quotation'>[] = [
  { ...complete, _key: 'large', layout: 'large' },
  {
    ...complete,
    _key: 'large-headed',
    layout: 'large',
    heading: 'Heard at the counter',
    lead: 'What shop owners say after a month.',
  },
  { ...bare, _key: 'large-bare', layout: 'large', ground: 'gold' },
  { ...long, _key: 'large-long', layout: 'large', ground: 'ink' },
  { ...complete, _key: 'portrait', layout: 'portrait', ground: 'raffia' },
  {
    ...complete,
    _key: 'portrait-headed',
    layout: 'portrait',
    heading: 'Heard at the counter',
    lead: 'What shop owners say after a month.',
  },
  { ...bare, _key: 'portrait-bare', layout: 'portrait' },
  { ...long, _key: 'portrait-long', layout: 'portrait', portrait: examplePictures.tall },
]
