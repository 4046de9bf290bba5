import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineField, defineType } from 'sanity'
import { onlyInLayouts } from './onlyInLayouts.ts'
import { requiredString } from './requiredString.ts'

/** One bar of a chart. */
export const amount = defineType({
  name: 'amount',
  title: 'Amount',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    requiredString('title', 'Label', 40),
    defineField({
      name: 'value',
      title: 'Amount',
      type: 'number',
      validation: (rule) => rule.required().positive(),
    }),
    defineField({
      name: 'ground',
      title: 'Background',
      type: 'ground',
      hidden: onlyInLayouts('split'),
    }),
  ],
  preview: {
    select: { title: 'title', value: 'value' },
    prepare: ({ title, value }) => ({ title: `${value ?? '?'} ${title ?? ''}` }),
  },
})
