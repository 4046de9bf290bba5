import { examplePictures } from '../../sectionParts/examplePictures.ts'
import type { SectionData } from '../types.ts'

const slide = (key: string, heading: string) => ({
  _key: key,
  heading,
  ground: 'raffia' as const,
  cloth: examplePictures.cloth,
  picture: examplePictures.wide,
  overlay: null,
})

export const carouselExamples: readonly SectionData<'carousel'>[] = [
  {
    _type: 'carousel',
    heading: null,
    lead: null,
    layout: null,
    anchor: 'carousel',
    ground: null,
    _key: 'three',
    link: {
      _key: null,
      label: 'API documentation',
      href: 'https://docs.nsaa.example',
      newTab: false,
    },
    slides: [
      {
        _key: 'wide',
        heading: 'Every name, every cedi',
        ground: 'raffia',
        cloth: examplePictures.cloth,
        picture: examplePictures.wide,
        overlay: null,
      },
      {
        _key: 'pair',
        heading: 'Five fields to a payout',
        ground: 'indigo',
        cloth: examplePictures.cloth,
        picture: examplePictures.wide,
        overlay: examplePictures.square,
      },
      {
        _key: 'tall',
        heading: 'Paid before the tea is cold',
        ground: 'signal',
        cloth: examplePictures.cloth,
        picture: examplePictures.tall,
        overlay: null,
      },
    ],
  },
  {
    _type: 'carousel',
    heading: 'What a working day looks like',
    lead: 'Three screens, and who looks at them.',
    layout: null,
    anchor: null,
    ground: 'indigo',
    _key: 'headed',
    link: { _key: null, label: 'See the products', href: '/products/aslan', newTab: false },
    slides: [slide('first', 'Every name, every cedi'), slide('second', 'Five fields to a payout')],
  },
  {
    _type: 'carousel',
    heading: null,
    lead: null,
    layout: null,
    anchor: null,
    ground: null,
    _key: 'none',
    link: null,
    slides: null,
  },
]
