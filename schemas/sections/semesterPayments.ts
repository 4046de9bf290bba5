import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** A student’s semester: a column a week, and bars where something was paid. */
export const semesterPayments = defineType({
  name: 'semesterPayments',
  title: 'Payments of a semester',
  type: 'object',
  icon: BarChartIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'weeks',
      title: 'Weeks',
      type: 'number',
      initialValue: 14,
      validation: (rule) => rule.required().integer().min(4).max(20),
    }),
    defineField({
      name: 'weekLabel',
      title: 'Label: week',
      type: 'string',
      initialValue: 'Week',
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: 'payments',
      title: 'Payments',
      type: 'array',
      of: [defineArrayMember({ type: 'weekPayment' })],
      validation: (rule) => rule.required().min(1).max(20),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'titledText',
      description: 'The title is set in bold, the text goes on from it.',
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Payments of a semester' }),
  },
})
