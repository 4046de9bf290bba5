import { examplePictures } from '../../sectionParts/examplePictures.ts'
import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

type Cards = SectionData<'cards'>
type Item = NonNullable<Cards['items']>[number]
type Product = NonNullable<Cards['products']>[number]
type ServiceCard = NonNullable<Cards['cards']>[number]

const link = { _key: null, label: 'View', href: '/products/aslan', newTab: false }

const item = (title: string, more: Partial<Item> = {}): Item => ({
  _key: title,
  title,
  text: 'Prepaid tokens in seconds, postpaid bills by account number.',
  note: 'Every network',
  view: 'ussd',
  ground: 'gold',
  picture: examplePictures.square,
  ...more,
})
const bareItem = { note: null, view: null, ground: null, picture: null }

const product = (title: string, more: Partial<Product> = {}): Product => ({
  _id: title,
  title,
  desc: 'Contributions, tiers and statements.',
  comingSoon: false,
  ground: 'signal',
  image: examplePictures.tall,
  link,
  ...more,
})
const bareProduct = { desc: null, comingSoon: null, ground: null, image: null, link: null }

const service = (title: string, more: Partial<ServiceCard> = {}): ServiceCard => ({
  _id: title,
  title,
  description: 'Collect from any wallet, card or account.',
  linkLabel: 'View services',
  route: '/services/payment-services',
  colours: null,
  icon: 'payments',
  image: examplePictures.square,
  overlay: null,
  cloth: examplePictures.strip,
  ...more,
})
const bareService = {
  icon: null,
  description: null,
  linkLabel: null,
  route: null,
  image: null,
  cloth: null,
}

const bare: Omit<Cards, '_key' | 'layout'> = {
  _type: 'cards',
  ...bareFrame,
  heading: 'Nothing here yet',
  kicker: null,
  actions: null,
  picture: null,
  items: null,
  cards: null,
  products: null,
}

const complete: Omit<Cards, '_key' | 'layout'> = {
  ...bare,
  heading: 'Light, water, talk, data',
  lead: 'Four things everybody buys every week.',
  kicker: 'Value Added Services',
  actions: [{ ...link, _key: 'sales', label: 'Contact Sales' }],
  picture: examplePictures.wide,
  items: [item('Light'), item('Water', { ground: 'indigo' }), item('Airtime')],
  cards: [service('Payments'), service('E-commerce'), service('Value added services')],
  products: [product('Pensions'), product('Insurance', { comingSoon: true }), product('Aslan')],
}

const sparse: Omit<Cards, '_key' | 'layout'> = {
  ...bare,
  items: [item('Light', bareItem), item('Data', bareItem)],
  cards: [service('Payments', bareService)],
  products: [product('Not linked yet', bareProduct)],
}

const long: Omit<Cards, '_key' | 'layout'> = {
  ...complete,
  heading: LONG_WORD,
  lead: LONG_WORD,
  items: [item(LONG_WORD, { text: LONG_WORD, note: LONG_WORD })],
  cards: [service(LONG_WORD, { description: LONG_WORD, linkLabel: LONG_WORD })],
  products: [product(LONG_WORD, { desc: LONG_WORD, link: { ...link, label: LONG_WORD } })],
}

const layouts: readonly NonNullable<Cards['layout']>[] = [
  'counters',
  'parts',
  'services',
  'gallery',
  'shops',
]

export const cardsExamples: readonly Cards[] = layouts.flatMap((layout): Cards[] => [
  { ...complete, _key: layout, layout },
  { ...complete, _key: `${layout}-ink`, layout, ground: 'ink' },
  { ...sparse, _key: `${layout}-sparse`, layout },
  { ...long, _key: `${layout}-long`, layout },
  { ...bare, _key: `${layout}-bare`, layout },
])
