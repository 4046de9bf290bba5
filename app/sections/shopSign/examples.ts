import type { SectionData } from '../types.ts'

export const shopSignExamples: readonly SectionData<'shopSign'>[] = [
  {
    _type: 'shopSign',
    _key: 'complete',
    heading: 'Whose name is over the door?',
    choices: [
      { _key: 'yours', title: 'Yours', text: 'Your colours, your address, your prices.' },
      { _key: 'ours', title: 'Or ours', text: 'Send your customers and take a share.' },
    ],
  },
  { _type: 'shopSign', _key: 'question', heading: 'A question alone', choices: null },
]
