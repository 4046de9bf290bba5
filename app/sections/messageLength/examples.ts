import type { SectionData } from '../types.ts'

const labels = {
  limitLabel: 'of {limit}',
  oneLabel: 'One message',
  moreLabel: '{messages} messages',
}

export const messageLengthExamples: readonly SectionData<'messageLength'>[] = [
  {
    ...labels,
    _type: 'messageLength',
    layout: null,
    anchor: null,
    ground: null,
    _key: 'complete',
    heading: 'One letter can cost you double',
    lead: 'A plain text message holds 160 characters.',
    messages: [
      'You paid GHS 480.00 to MAKOLA FABRICS.',
      `You paid GH₵ 480.00. ${'Thank you. '.repeat(6)}`,
    ],
  },
  {
    ...labels,
    _type: 'messageLength',
    layout: null,
    anchor: 'message-length',
    ground: 'dew',
    _key: 'none',
    heading: 'Nothing to say',
    lead: null,
    messages: null,
  },
]
