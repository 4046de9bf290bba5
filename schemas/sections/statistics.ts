import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** Figures that count up once when they come into view. */
export const statistics = defineType({
  name: 'statistics',
  title: 'Figures',
  type: 'object',
  icon: BarChartIcon,
  options: { section: { group: 'people' } },
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Read out by screen readers; not shown.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'items',
      title: 'Figures',
      type: 'array',
      of: [defineArrayMember({ type: 'statistic' })],
      validation: (rule) => rule.required().min(2).max(6),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'items.0.band' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Figures', media }),
  },
})
