import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

const outcome = defineArrayMember({
  name: 'outcome',
  title: 'Outcome',
  type: 'object',
  fields: [
    defineField({
      name: 'count',
      title: 'Messages',
      type: 'number',
      validation: (rule) => rule.required().integer().min(0),
    }),
    defineField({
      name: 'title',
      title: 'Outcome',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'text',
      title: 'Explanation',
      type: 'string',
      validation: (rule) => rule.max(120),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'count' } },
})

/** What became of a batch of messages; each bar is as long as its share. */
export const deliveryReport = defineType({
  name: 'deliveryReport',
  title: 'Delivery report',
  type: 'object',
  icon: BarChartIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'outcomes',
      title: 'Outcomes',
      type: 'array',
      description: 'The first is the good one and drawn green.',
      of: [outcome],
      validation: (rule) => rule.required().min(1).max(6),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Delivery report' }),
  },
})
