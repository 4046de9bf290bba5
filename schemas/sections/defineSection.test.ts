import { expect, test } from 'vitest'
import { markersIn, messagesIn } from '../../tests/content/studioMessages.ts'

test.each([
  ['timeline', ['strip', 'lengths', 'conversation', 'trace'], 'items'],
  ['cards', ['counters', 'parts'], 'items'],
  ['cards', ['gallery', 'shops'], 'products'],
])('%s in %j need %s', async (_type, layouts, list) => {
  for (const layout of layouts) {
    const labels = layout === 'lengths' && { labels: ['Mon'] }
    for (const items of [[], undefined]) {
      const found = await markersIn({ _type, layout, heading: 'Days', ...labels, [list]: items })
      expect(found.map((marker) => [marker.level, marker.path.slice(2)])).toEqual([
        ['error', [list]],
      ])
    }
  }
  expect(await messagesIn({ _type: 'cards', layout: 'services', heading: 'Offer' })).toEqual([])
})
