import { examplePictures } from '../../sectionParts/examplePictures.ts'
import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

type CallToAction = SectionData<'callToAction'>

const link = { _key: null, label: 'Contact Sales', href: '/contact-us', newTab: false }

const layouts: readonly NonNullable<CallToAction['layout']>[] = [
  'closing',
  'nextPage',
  'colourField',
  'shortCode',
]

export const callToActionExamples: readonly CallToAction[] = layouts.flatMap(
  (layout): CallToAction[] => {
    const bare: CallToAction = {
      _type: 'callToAction',
      _key: `${layout}-bare`,
      ...bareFrame,
      layout,
      heading: 'Tell us how the money moves',
      kicker: null,
      code: null,
      pageTitle: null,
      link,
      picture: null,
    }
    const complete: CallToAction = {
      ...bare,
      _key: layout,
      lead: 'A person in Accra answers within a working day.',
      kicker: 'BEFORE YOU GO:',
      code: '*789#',
      picture: examplePictures.band,
    }
    return [
      complete,
      bare,
      { ...complete, _key: `${layout}-gold`, ground: 'gold' },
      { ...complete, _key: `${layout}-page`, heading: null, pageTitle: 'SMS' },
      { ...complete, _key: `${layout}-long`, heading: LONG_WORD, lead: LONG_WORD },
      { ...bare, _key: `${layout}-no-link`, link: null },
    ]
  },
)
