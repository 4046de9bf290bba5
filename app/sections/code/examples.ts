import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

type Code = SectionData<'code'>

const notes: Code['notes'] = [
  { _key: 'sms', title: 'By SMS', text: 'In groups of four, so it can be read out loud.' },
  { _key: 'ussd', title: 'On *789#', text: 'For thirty days, under My tokens.' },
]

const layouts: readonly NonNullable<Code['layout']>[] = ['groups', 'tiled']

export const codeExamples: readonly Code[] = layouts.flatMap((layout): Code[] => {
  const bare: Code = {
    _type: 'code',
    _key: `${layout}-bare`,
    ...bareFrame,
    layout,
    heading: 'Nothing to read out',
    code: null,
    notes: null,
  }
  const complete: Code = {
    ...bare,
    _key: layout,
    heading: 'Twenty digits in the dark',
    lead: 'As large as they matter.',
    code: '4821 0097 3316 5520 7784',
    notes,
  }
  return [
    complete,
    { ...complete, _key: `${layout}-signal`, ground: 'signal', code: 'MAKOLA FABR' },
    { ...complete, _key: `${layout}-long`, heading: LONG_WORD, lead: LONG_WORD },
    bare,
  ]
})
