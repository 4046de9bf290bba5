import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const featureBlocksExamples: readonly SectionData<'featureBlocks'>[] = [
  {
    _type: 'featureBlocks',
    _key: 'three',
    heading: 'All of them, by their blocks',
    blocks: examplePictures.square,
    items: [
      { _key: 'a', number: 1, text: 'Offline and online flexibility', detail: 'Posts later.' },
      { _key: 'b', number: 2, text: 'ID verification', detail: 'Ghana Card and a selfie.' },
      { _key: 'c', number: 3, text: '2-factor authentication', detail: null },
    ],
  },
]
