import { expect, test } from 'vitest'
import { markersIn, messagesIn } from '../../tests/content/studioMessages.ts'

test.each([
  ['timeline', ['strip', 'lengths', 'conversation', 'trace'], 'items', 'Add at least one entry.'],
  ['cards', ['counters', 'parts'], 'items', 'Add at least one card.'],
  ['cards', ['gallery', 'shops'], 'products', 'Choose at least one product.'],
])('%s in %j need %s', async (_type, layouts, list, message) => {
  for (const layout of layouts) {
    const labels = layout === 'lengths' && { labels: ['Mon'] }
    const found = await markersIn({ _type, layout, heading: 'Days', ...labels, [list]: [] })
    expect(found.map((marker) => [marker.message, marker.path.slice(2)])).toEqual([
      [message, [list]],
    ])
  }
  expect(await messagesIn({ _type: 'cards', layout: 'services', heading: 'Offer' })).toEqual([])
})
