import { expect, test } from 'vitest'
import { mapSection } from './mapSection.ts'

test('payoutLandings › becomes features/columns, with speed as note', () => {
  const landings = [{ _key: 'a', _type: 'landing', title: 'Bank', text: 'Any', speed: 'Seconds' }]
  expect(mapSection({ _type: 'payoutLandings', _key: 's', heading: 'Where', landings })).toEqual({
    _type: 'features',
    _key: 's',
    layout: 'columns',
    heading: 'Where',
    items: [{ _key: 'a', _type: 'feature', title: 'Bank', text: 'Any', note: 'Seconds' }],
  })
})

test('screenLimits › becomes features/numbers, with the number as text in the title', () => {
  const limits = [{ _key: 'a', number: 0, text: 'megabytes' }]
  expect(mapSection({ _type: 'screenLimits', _key: 's', limits })).toMatchObject({
    layout: 'numbers',
    items: [{ title: '0', text: 'megabytes' }],
  })
})

test('benefits › becomes features/strips, with cloth as picture', () => {
  const items = [{ _key: 'a', _type: 'benefit', title: 'T', cloth: { alt: 'C' } }]
  expect(mapSection({ _type: 'benefits', _key: 's', items })).toMatchObject({
    layout: 'strips',
    items: [{ _type: 'feature', title: 'T', picture: { alt: 'C' } }],
  })
})

test('cashUses › without its list becomes features without items', () => {
  expect(mapSection({ _type: 'cashUses', _key: 's' })).toEqual({
    _type: 'features',
    _key: 's',
    layout: 'staggeredColumns',
  })
})
