import { expect, test } from 'vitest'
import { markersIn, messagesIn } from '../../tests/content/studioMessages.ts'

test.each(['strip', 'year', 'payments'])('entries of the layout %s need a time', async (layout) => {
  const items = [
    { _type: 'timelineEntry', _key: 'a', title: 'You write', at: 1, value: 1 },
    { _type: 'timelineEntry', _key: 'b', title: 'We answer' },
  ]
  const timeline = { _type: 'timeline', heading: 'Days', lead: 'Sixteen weeks', weeks: 16, items }
  expect(await messagesIn({ ...timeline, layout: 'trace' })).toEqual([])
  const found = await markersIn({ ...timeline, layout })
  expect(found.map(({ message, path }) => [message, path.slice(2)])).toEqual([
    ['Enter the day or week of this entry.', ['items', { _key: 'b' }, 'at']],
  ])
})

const BAR = { title: 'Cards', text: 'On Wednesday at 09:00' }

test.each([
  ['year', [{ at: 17 }], [['Enter a week from 1 to 16.', ['items', { _key: 'item0' }, 'at']]]],
  ['payments', [{ at: 16, value: 1 }], []],
  [
    'payments',
    [{ at: 17, value: 1 }],
    [['Enter a week from 1 to 16.', ['items', { _key: 'item0' }, 'at']]],
  ],
  [
    'payments',
    [{ at: 1, value: 1 }, { at: 2 }],
    [['Enter the length or amount of this entry.', ['items', { _key: 'item1' }, 'value']]],
  ],
  ['lengths', [{ ...BAR, value: 2.375 }], []],
  [
    'lengths',
    [
      { ...BAR, value: 3 },
      { ...BAR, value: 3.01 },
    ],
    [['Enter at most 3, the number of labels.', ['items', { _key: 'item1' }, 'value']]],
  ],
  [
    'lengths',
    [{ ...BAR, title: undefined, value: 2 }],
    [['Enter the title of this bar.', ['items', { _key: 'item0' }, 'title']]],
  ],
  [
    'lengths',
    [{ ...BAR, text: undefined, value: 2 }],
    [
      [
        'Enter the text of this bar: screen readers cannot read its length.',
        ['items', { _key: 'item0' }, 'text'],
      ],
    ],
  ],
  [
    'lengths',
    [BAR],
    [['Enter the length or amount of this entry.', ['items', { _key: 'item0' }, 'value']]],
  ],
  ['strip', [{ at: 17 }], []],
])(
  'a timeline in the layout %s with 16 weeks validates the entries %j',
  async (layout, entries, expected) => {
    const items = entries.map((entry, index) => ({
      _type: 'timelineEntry',
      _key: `item${index}`,
      ...entry,
    }))
    const labels = ['Monday', 'Tuesday', 'Wednesday']
    const timeline = { _type: 'timeline', heading: 'Days', lead: 'To scale.', weeks: 16, labels }
    const found = await markersIn({ ...timeline, layout, items })
    expect(found.map(({ message, path }) => [message, path.slice(2)])).toEqual(expected)
  },
)

test('bars over days need the days', async () => {
  const items = [{ _type: 'timelineEntry', _key: 'a', ...BAR, value: 0 }]
  const bars = { _type: 'timeline', layout: 'lengths', heading: 'Days', items }
  const message = 'Enter the days, from left to right.'
  expect(await messagesIn(bars)).toEqual([message])
  expect(await messagesIn({ ...bars, labels: [] })).toEqual([message])
  expect(await messagesIn({ ...bars, layout: 'trace' })).toEqual([])
})

test('a year needs a lead, because its weeks are only drawn', async () => {
  const year = { _type: 'timeline', layout: 'year', heading: 'A year', weeks: 16 }
  const found = await markersIn(year)
  expect(found.map(({ message, path }) => [message, path.slice(2)])).toEqual([
    ['Enter a lead: screen readers cannot read the weeks.', ['lead']],
  ])
  expect(await messagesIn({ ...year, lead: 'A year of saving.' })).toEqual([])
})

test('a year has no more past weeks than weeks', async () => {
  const year = { _type: 'timeline', layout: 'year', heading: 'A year', lead: 'Lead', weeks: 16 }
  expect(await messagesIn({ ...year, weeksOver: 16 })).toEqual([])
  expect(await messagesIn({ ...year, weeksOver: 17 })).toEqual(['Enter at most 16 weeks.'])
})
