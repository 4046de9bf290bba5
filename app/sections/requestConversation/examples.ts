import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const requestConversationExamples: readonly SectionData<'requestConversation'>[] = [
  {
    _type: 'requestConversation',
    _key: 'complete',
    heading: 'Thirty-one seconds',
    payerLabel: 'Them',
    askerLabel: 'You',
    turns: [
      { _key: 'ask', time: '16:40:02', side: 'asker', title: 'You ask', text: 'Two fields.' },
      { _key: 'pin', time: '16:40:31', side: 'payer', title: 'Approve', text: 'And a PIN.' },
    ],
    picture: examplePictures.square,
  },
  {
    _type: 'requestConversation',
    _key: 'none',
    heading: 'Nothing yet',
    payerLabel: null,
    askerLabel: null,
    turns: null,
    picture: null,
  },
]
