import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const carouselExamples: readonly SectionData<'carousel'>[] = [
  {
    _type: 'carousel',
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
  { _type: 'carousel', anchor: null, ground: null, _key: 'none', link: null, slides: null },
]
