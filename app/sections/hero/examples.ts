import { examplePictures } from '../../sectionParts/examplePictures.ts'
import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

type Hero = SectionData<'hero'>

const bare: Omit<Hero, '_key' | 'layout'> = {
  _type: 'hero',
  ...bareFrame,
  heading: 'Words alone',
  text: null,
  code: null,
  spokenCode: null,
  listHeading: null,
  list: null,
  actions: null,
  picture: null,
  smallPicture: null,
  front: null,
  note: null,
  certificates: null,
}

const complete: Omit<Hero, '_key' | 'layout'> = {
  ...bare,
  heading: 'Money that arrives',
  lead: 'Nsaa moves money for merchants, banks, schools and pension funds in Ghana.',
  actions: [
    { _key: 'sales', label: 'Contact Sales', href: '/contact-us', newTab: false },
    { _key: 'start', label: 'Get Started', href: '/get-started', newTab: false },
  ],
  picture: examplePictures.wide,
}

const longTexts = { ...complete, heading: LONG_WORD, lead: LONG_WORD }

const certificates: Hero['certificates'] = [
  { _key: 'iso', title: 'ISO certified', mark: 'iso', image: examplePictures.square, url: null },
  {
    _key: 'pci',
    title: 'PCI certificate, PDF',
    mark: 'pci',
    image: null,
    url: 'https://nsaa.example/pci.pdf',
  },
]

/** Fields that only one layout shows, in its complete example. */
const extras: Partial<Record<NonNullable<Hero['layout']>, Partial<Hero>>> = {
  home: { front: examplePictures.tall, note: examplePictures.square, certificates },
  checkout: { front: examplePictures.square },
  calendar: { front: examplePictures.square },
  dial: { code: '*789#', spokenCode: 'Star seven eight nine hash', picture: examplePictures.tall },
  notice: { listHeading: 'Have these near', list: ['Ghana Card', 'A bank account'] },
  company: {
    text: 'Nsaa is licensed as a payment service provider and works from Accra.',
    picture: examplePictures.band,
  },
}

const layouts: readonly NonNullable<Hero['layout']>[] = [
  'beside',
  'rising',
  'hanging',
  'overhanging',
  'home',
  'threads',
  'ledger',
  'corridors',
  'request',
  'batch',
  'checkout',
  'calendar',
  'sheet',
  'wall',
  'dial',
  'startup',
  'company',
  'notice',
]

export const heroExamples: readonly Hero[] = layouts.flatMap((layout): Hero[] => [
  { ...complete, ...extras[layout], _key: layout, layout },
  { ...bare, _key: `${layout}-bare`, layout },
  { ...longTexts, ...extras[layout], _key: `${layout}-long`, layout },
])
