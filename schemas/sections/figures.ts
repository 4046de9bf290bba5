import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** Numbers, each with what it counts. */
export const figures = defineSection({
  name: 'figures',
  title: 'Figures',
  icon: BarChartIcon,
  group: 'figures',
  keywords: ['numbers', 'statistics', 'counter', 'count up', 'highlights', 'results', 'report'],
  layouts: [
    { name: 'row', title: 'In a row, very large' },
    { name: 'countUp', title: 'Under bands of cloth, counting up' },
    { name: 'shares', title: 'Bars, each as long as its share' },
  ],
  descriptions: {
    heading:
      'Read out by screen readers, but not shown, in the layouts “In a row, very large” and “Under bands of cloth, counting up”.',
  },
  fields: [
    defineField({
      name: 'items',
      title: 'Figures',
      type: 'array',
      of: [defineArrayMember({ type: 'statistic' })],
      validation: (rule) => rule.required().min(1).max(6),
    }),
  ],
})
