import type { ServiceCard } from '../../app/content/types.generated.ts'
import { picture, type Seed } from './authoring.ts'

export const serviceCards: readonly Seed<ServiceCard>[] = [
  {
    _id: 'serviceCard-payments',
    _type: 'serviceCard',
    title: 'Payment Services',
    description:
      'Collections, direct debit, payouts, bulk pay, web checkout, request to pay, utilities, SMS, USSD and remittance.',
    route: '/services/payment-services',
    linkLabel: 'View Payment Services',
    image: picture('payout-batch'),
    overlay: picture('request-to-pay'),
    cloth: picture('cloth-offer-payments'),
    colours: { ground: 'ink', picture: 'indigo', thread: 'signal' },
    icon: 'payments',
    order: 10,
  },
  {
    _id: 'serviceCard-vas',
    _type: 'serviceCard',
    title: 'Value Added Services',
    description:
      'Pension management, core banking, savings groups and school billing, ready to run.',
    route: '/services/value-added-services',
    linkLabel: 'View VAS',
    image: picture('pension-statement'),
    colours: { ground: 'raffia', picture: 'signal', thread: 'ink' },
    icon: 'services',
    order: 20,
  },
  {
    _id: 'serviceCard-e-commerce',
    _type: 'serviceCard',
    title: 'E-commerce',
    description: 'Shop, life and bills: three things your customers do every week.',
    route: '/services/e-commerce',
    linkLabel: 'View E-commerce',
    image: picture('shop'),
    colours: { ground: 'indigo', picture: 'gold', thread: 'gold' },
    icon: 'commerce',
    order: 30,
  },
]
