import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

export const serviceIndexExamples: readonly SectionData<'serviceIndex'>[] = [
  {
    _type: 'serviceIndex',
    layout: null,
    anchor: null,
    ground: null,
    _key: 'complete',
    heading: 'Payment Services',
    lead: 'Ten ways to move money, one contract and one settlement report.',
    groups: [
      {
        _key: 'in',
        title: 'Money in',
        services: [
          {
            _key: 'collections',
            title: 'Collections',
            description: 'Every wallet, bank and card into one balance.',
            href: '/services/collections',
            picture: examplePictures.square,
          },
          {
            _key: 'later',
            title: 'Not linked yet',
            description: null,
            href: null,
            picture: null,
          },
        ],
      },
    ],
    cloth: examplePictures.cloth,
    picture: examplePictures.square,
  },
  {
    _type: 'serviceIndex',
    layout: null,
    anchor: 'service-index',
    ground: 'dew',
    _key: 'words',
    heading: 'Words alone',
    lead: null,
    groups: null,
    cloth: null,
    picture: null,
  },
]
