import type { Partner } from '../../app/content/types.generated.ts'
import { pictureWithoutAltText, type Seed } from './authoring.ts'

export const partners: readonly Seed<Partner>[] = [
  {
    _id: 'partner-asase',
    _type: 'partner',
    name: 'Asase Rural Bank',
    logo: pictureWithoutAltText('partner-asase'),
    order: 10,
  },
  {
    _id: 'partner-kobri',
    _type: 'partner',
    name: 'Kobri Telecom',
    logo: pictureWithoutAltText('partner-kobri'),
    order: 20,
  },
  {
    _id: 'partner-sankofa',
    _type: 'partner',
    name: 'Sankofa Pensions Trust',
    logo: pictureWithoutAltText('partner-sankofa'),
    order: 30,
  },
]
