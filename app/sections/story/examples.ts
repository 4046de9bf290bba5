import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

export const storyExamples: readonly SectionData<'story'>[] = [
  {
    _type: 'story',
    layout: null,
    anchor: 'story',
    ground: null,
    _key: 'two',
    heading: 'Yaw works where the signal ends',
    lead: 'He collects from forty-one traders before noon.',
    picture: examplePictures.square,
    entries: [
      {
        _key: 'a',
        time: '09:04',
        name: 'Esi Baidoo',
        amount: '20.00',
        state: 'sent',
        posted: true,
      },
      {
        _key: 'b',
        time: '09:26',
        name: 'Akosua Boateng',
        amount: '10.00',
        state: 'on phone',
        posted: false,
      },
    ],
  },
]
