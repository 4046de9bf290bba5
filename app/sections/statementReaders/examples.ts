import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const statementReadersExamples: readonly SectionData<'statementReaders'>[] = [
  {
    _type: 'statementReaders',
    _key: 'three',
    heading: 'Three people read it',
    readers: [
      {
        _key: 'employer',
        title: 'The employer',
        text: 'Uploads one schedule a month.',
        picture: null,
        figure: { title: 'Makola Fabrics, October', text: '61 of 63 matched' },
        percent: 97,
        alarming: false,
      },
      {
        _key: 'member',
        title: 'The member',
        text: 'One page. Three colours.',
        picture: examplePictures.square,
        figure: null,
        percent: null,
        alarming: null,
      },
      {
        _key: 'trustee',
        title: 'The trustee',
        text: 'Sees the fund and the arrears.',
        picture: null,
        figure: { title: 'Sankofa Master Trust', text: 'Arrears 0.8%' },
        percent: 8,
        alarming: true,
      },
    ],
  },
]
