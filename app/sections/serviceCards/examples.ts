import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const serviceCardsExamples: readonly SectionData<'serviceCards'>[] = [
  {
    _type: 'serviceCards',
    _key: 'three',
    heading: 'What we offer',
    lead: 'Three cloths off the same loom.',
    cards: [
      {
        _id: 'payments',
        title: 'Payment Services',
        description: 'Collections, direct debit, payouts and more.',
        linkLabel: 'View Payment Services',
        route: '/services/payment-services',
        colours: { ground: 'ink', picture: 'indigo', thread: 'signal' },
        icon: 'payments',
        image: examplePictures.wide,
        overlay: examplePictures.square,
        cloth: examplePictures.strip,
      },
      {
        _id: 'services',
        title: 'Value Added Services',
        description: 'Pension management, core banking, savings groups and school billing.',
        linkLabel: 'View VAS',
        route: '/services/value-added-services',
        colours: { ground: 'raffia', picture: 'signal', thread: 'signal' },
        icon: 'services',
        image: examplePictures.tall,
        overlay: null,
        cloth: null,
      },
      {
        _id: 'commerce',
        title: 'E-commerce',
        description: 'Shop, life and bills.',
        linkLabel: 'View E-commerce',
        route: '/services/e-commerce',
        colours: { ground: 'indigo', picture: 'gold', thread: 'gold' },
        icon: null,
        image: examplePictures.square,
        overlay: null,
        cloth: null,
      },
    ],
  },
  { _type: 'serviceCards', _key: 'none', heading: 'Nothing yet', lead: null, cards: [] },
]
