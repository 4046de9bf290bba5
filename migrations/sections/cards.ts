import { given, mapItems, type SectionMappings } from './mapping.ts'

/** A single link becomes the only one of a list. */
const asActions = (link: unknown) =>
  link === undefined ? {} : { actions: [{ ...Object(link), _key: 'link' }] }

export const cardsMappings: SectionMappings = {
  serviceCards: (old) => ({ ...old, _type: 'cards', layout: 'services' }),

  productGallery: (old) => ({ ...old, _type: 'cards', layout: 'gallery' }),

  shopStreet: ({ shops, ...old }) => ({
    ...old,
    ...given('products', shops),
    _type: 'cards',
    layout: 'shops',
  }),

  hangingCounters: ({ counters, ...old }) => ({
    ...old,
    ...mapItems('items', counters, 'card', { supplier: 'note' }),
    _type: 'cards',
    layout: 'counters',
  }),

  userChannels: ({ channels, link, ...old }) => ({
    ...old,
    ...mapItems('items', channels, 'card'),
    ...asActions(link),
    _type: 'cards',
    layout: 'parts',
  }),
}
