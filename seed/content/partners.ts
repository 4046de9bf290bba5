import type { Partner } from '../../app/content/types.generated.ts'
import { picture, type Seed } from './authoring.ts'

export const partners: readonly Seed<Partner>[] = [
  {
    _id: 'partner-asase',
    _type: 'partner',
    name: 'Asase Rural Bank',
    logo: picture('partner-asase'),
    order: 10,
  },
  {
    _id: 'partner-kobri',
    _type: 'partner',
    name: 'Kobri Telecom',
    logo: picture('partner-kobri'),
    order: 20,
  },
  {
    _id: 'partner-sankofa',
    _type: 'partner',
    name: 'Sankofa Pensions Trust',
    logo: picture('partner-sankofa'),
    order: 30,
  },
]
