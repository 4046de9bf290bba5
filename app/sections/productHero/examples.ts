import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

const actions = [
  { _key: 'demo', label: 'Request a Demo', href: '/schedule-aslan-demo', newTab: false },
  { _key: 'features', label: 'See Features', href: '#features', newTab: false },
]

export const productHeroExamples: readonly SectionData<'productHero'>[] = [
  {
    _type: 'productHero',
    _key: 'beside',
    heading: 'The susu box, with its books kept',
    lead: 'The box stays in the village. So do the three keys.',
    actions,
    arrangement: 'beside',
    ground: 'ink',
    picture: examplePictures.square,
    smallPicture: examplePictures.tall,
  },
  {
    _type: 'productHero',
    _key: 'rising',
    heading: 'Forty years on one page',
    lead: 'A statement a member can read without calling anyone.',
    actions,
    arrangement: 'rising',
    ground: 'signal',
    picture: examplePictures.wide,
    smallPicture: null,
  },
  {
    _type: 'productHero',
    _key: 'hanging',
    heading: 'Fourteen things, one thumb',
    lead: null,
    actions,
    arrangement: 'hanging',
    ground: 'raffia',
    picture: examplePictures.wide,
    smallPicture: null,
  },
  {
    _type: 'productHero',
    _key: 'overhanging',
    heading: 'Four small payments, one clean bill',
    lead: null,
    actions: null,
    arrangement: 'overhanging',
    ground: 'gold',
    picture: null,
    smallPicture: null,
  },
]
