import type { SectionData } from '../types.ts'

export const senderNameExamples: readonly SectionData<'senderName'>[] = [
  {
    _type: 'senderName',
    _key: 'complete',
    heading: 'Your name, eleven letters',
    lead: 'Sender names are registered with the networks.',
    senderName: 'MAKOLA FABR',
  },
  { _type: 'senderName', _key: 'short', heading: 'A short name', lead: null, senderName: 'NSAA' },
]
