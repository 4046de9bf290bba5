import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** What things weigh, as bars from the window’s left edge, to scale. */
export const downloadWeights = defineType({
  name: 'downloadWeights',
  title: 'Weights of downloads',
  type: 'object',
  icon: BarChartIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'unit',
      title: 'Unit',
      type: 'string',
      description: 'Stands after every number, for example KB.',
      validation: (rule) => rule.required().max(8),
    }),
    defineField({
      name: 'weights',
      title: 'Weights',
      type: 'array',
      description: 'The first is ours.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'downloadWeight',
          title: 'Weight',
          fields: [
            defineField({
              name: 'title',
              title: 'What it is',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'amount',
              title: 'Amount',
              type: 'number',
              validation: (rule) => rule.required().positive(),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).max(5),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Weights of downloads' }),
  },
})
