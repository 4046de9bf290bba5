import { TiersIcon } from '@sanity/icons/Tiers'
import { defineArrayMember, defineField, type ValidationContext } from 'sanity'
import { defineSection, onlyIn } from './defineSection.ts'

/** Amounts drawn to scale. */
export const chart = defineSection({
  name: 'chart',
  title: 'Chart',
  icon: TiersIcon,
  group: 'figures',
  keywords: ['bars', 'shares', 'percent', 'graph', 'diagram', 'split', 'weights'],
  layouts: [
    { name: 'bars', title: 'Bars from the window’s edge' },
    { name: 'split', title: 'Two rows of shares in percent' },
  ],
  fields: [
    defineField({
      name: 'unit',
      title: 'Unit',
      type: 'string',
      description: 'Shown after every number, for example KB.',
      hidden: onlyIn('bars'),
      validation: (rule) => rule.max(8),
    }),
    defineField({
      name: 'items',
      title: 'Amounts',
      type: 'array',
      description:
        'In the layout “Bars from the window’s edge”, enter our own amount first: it is highlighted.',
      of: [defineArrayMember({ type: 'amount' })],
      validation: (rule) => rule.required().min(1).max(6).custom(percents),
    }),
    defineField({
      name: 'secondRow',
      title: 'Second row',
      type: 'array',
      description: 'How the amounts of the first row are used or distributed.',
      of: [defineArrayMember({ type: 'amount' })],
      hidden: onlyIn('split'),
      validation: (rule) => rule.max(4).custom(percents),
    }),
    defineField({
      name: 'summary',
      title: 'Note below the rows',
      type: 'titledText',
      description: 'The title is shown in bold, followed by the text on the same line.',
      hidden: onlyIn('split'),
    }),
  ],
})

/** Refuses an amount above 100 in the layout that shows percent. */
function percents(amounts: unknown, { parent }: ValidationContext) {
  if (!Array.isArray(amounts) || Object(parent).layout !== 'split') return true
  const above = amounts.map(Object).find(({ value }) => value > 100)
  return above
    ? { message: 'Enter at most 100 percent.', path: [{ _key: String(above._key) }, 'value'] }
    : true
}
