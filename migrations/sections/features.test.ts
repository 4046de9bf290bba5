import { expect, test } from 'vitest'
import { mapSection } from './mapSection.ts'

test('landings become columns, their speed a note', () => {
  const landings = [{ _key: 'a', _type: 'landing', title: 'Bank', text: 'Any', speed: 'Seconds' }]
  expect(mapSection({ _type: 'payoutLandings', _key: 's', heading: 'Where', landings })).toEqual({
    _type: 'features',
    _key: 's',
    layout: 'columns',
    heading: 'Where',
    items: [{ _key: 'a', _type: 'feature', title: 'Bank', text: 'Any', note: 'Seconds' }],
  })
})

test('a number becomes the text of its title', () => {
  const limits = [{ _key: 'a', number: 0, text: 'megabytes' }]
  expect(mapSection({ _type: 'screenLimits', _key: 's', limits })).toMatchObject({
    layout: 'numbers',
    items: [{ title: '0', text: 'megabytes' }],
  })
})

test('the cloth of benefits becomes their picture', () => {
  const items = [{ _key: 'a', _type: 'benefit', title: 'T', cloth: { alt: 'C' } }]
  expect(mapSection({ _type: 'benefits', _key: 's', items })).toMatchObject({
    layout: 'strips',
    items: [{ _type: 'feature', title: 'T', picture: { alt: 'C' } }],
  })
})

test('a section without its list becomes one without items', () => {
  expect(mapSection({ _type: 'cashUses', _key: 's' })).toEqual({
    _type: 'features',
    _key: 's',
    layout: 'staggeredColumns',
  })
})
