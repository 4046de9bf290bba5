import { expect, test } from 'vitest'
import { sectionTypes } from '../sections/index.generated.ts'
import type { SectionOptions } from '../sections/sectionOptions.ts'
import { amount } from './amount.ts'
import { card } from './card.ts'
import { feature } from './feature.ts'
import { onlyInLayouts } from './onlyInLayouts.ts'
import { receiptLine } from './receiptLine.ts'
import { statistic } from './statistic.ts'
import { tableRow } from './tableRow.ts'
import { timelineEntry } from './timelineEntry.ts'

type Hidden = ReturnType<typeof onlyInLayouts>

/** Whether a field of an item in a section of this type and layout is hidden. */
function isHidden(hidden: Hidden, _type: string, layout: string | undefined): boolean {
  const stamps = { _rev: '1', _createdAt: '', _updatedAt: '' }
  const sections = [
    { _key: 'a', _type, layout: 'other' },
    { _key: 'b', _type, ...(layout && { layout }) },
  ]
  const document = { _id: 'page', _type: 'page', ...stamps, sections }
  const path = ['sections', { _key: 'b' }, 'items', { _key: 'item' }, 'note']
  return hidden({ document, parent: {}, value: undefined, currentUser: null, path })
}

test.each([
  ['tickets', false],
  ['contents', false],
  ['columns', true],
  ['formerLayout', false],
  [undefined, false],
])('in a section with the layout %s the field of an item is hidden: %s', (layout, expected) => {
  expect(isHidden(onlyInLayouts('tickets', 'contents'), 'features', layout)).toBe(expected)
})

const items = { features: feature, timeline: timelineEntry, receipt: receiptLine, chart: amount }
const moreItems = { table: tableRow, figures: statistic, cards: card }

test.each(Object.entries({ ...items, ...moreItems }))(
  'every field of an item of %s is shown in a layout, and a hidden one not in all',
  (type, { fields }) => {
    const section = sectionTypes.find(({ name }) => name === type)
    const options: SectionOptions | undefined = section?.options.section
    const layouts = options?.layouts?.map(({ name }) => name) ?? []
    const conditions = fields.flatMap((field) =>
      'hidden' in field && typeof field.hidden === 'function' ? [field.hidden] : [],
    )
    expect(conditions.length).toBeGreaterThan(0)
    for (const hidden of conditions) {
      const shown = layouts.filter((layout) => !isHidden(hidden, type, layout))
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.length).toBeLessThan(layouts.length)
    }
  },
)
