import { bareFrame, exampleText, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

const base = { _type: 'statement', ...bareFrame, notes: null } as const

const notes = [
  { _key: 'never', title: 'Never more.', text: 'A collection over the limit is refused.' },
  { _key: 'silent', title: 'Never silent.', text: 'An SMS goes out three days before.' },
  { _key: 'stop', title: 'Stop means stop.', text: 'A call ends it the same day.' },
]

export const statementExamples: readonly SectionData<'statement'>[] = [
  {
    ...base,
    _key: 'large',
    layout: 'large',
    heading: 'What people send',
    words: exampleText(
      'Salaries on the **28th.** Cocoa farmers, after the **scale.** Refunds, **whenever.**',
    ),
  },
  {
    ...base,
    _key: 'large-on-indigo',
    layout: 'large',
    ground: 'indigo',
    anchor: 'sending',
    heading: 'What people send',
    lead: 'A batch of ten or of ten thousand takes the same two signatures.',
    words: exampleText('Dividends in **December.**', 'Refunds, **whenever.**'),
  },
  { ...base, _key: 'large-bare', layout: 'large', heading: 'Nothing yet', words: null },
  {
    ...base,
    _key: 'underlined',
    layout: 'underlined',
    heading: 'What the customer agrees to',
    words: exampleText('I, **Efua Mensah**, let **Makola Fabrics** take up to **GHS 350.00**.'),
    notes,
  },
  {
    ...base,
    _key: 'underlined-long',
    layout: 'underlined',
    ground: 'signal',
    heading: LONG_WORD,
    words: exampleText(`I, **${LONG_WORD}**, agree.`),
    notes: notes.map((note) => ({ ...note, title: LONG_WORD, text: LONG_WORD })),
  },
  { ...base, _key: 'underlined-bare', layout: 'underlined', heading: 'Nothing yet', words: null },
  {
    ...base,
    _key: 'run-on',
    layout: 'runOn',
    heading: 'Also inside',
    words: exampleText(
      'Porting a member from another scheme',
      'Claims at 60, early at 55',
      'Unit prices, day by day',
    ),
  },
  {
    ...base,
    _key: 'run-on-twelve',
    layout: 'runOn',
    ground: 'ink',
    heading: 'Twelve of them',
    words: exampleText(...Array.from({ length: 12 }, (_, index) => `Item ${index + 1}`)),
  },
  {
    ...base,
    _key: 'run-on-long',
    layout: 'runOn',
    heading: LONG_WORD,
    words: exampleText(LONG_WORD, LONG_WORD),
  },
]
