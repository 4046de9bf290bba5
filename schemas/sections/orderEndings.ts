import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** The states in which an order can end, by their names in the API, on ink. */
export const orderEndings = defineType({
  name: 'orderEndings',
  title: 'Endings of an order',
  type: 'object',
  icon: CheckmarkCircleIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'endings',
      title: 'Endings',
      type: 'array',
      description: 'The first is the good one.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'orderEnding',
          title: 'Ending',
          fields: [
            defineField({
              name: 'code',
              title: 'Code',
              type: 'string',
              validation: (rule) => rule.required().max(20),
            }),
            defineField({
              name: 'text',
              title: 'What it means',
              type: 'text',
              rows: 2,
              validation: (rule) => rule.required().max(120),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).max(4),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Endings of an order' }),
  },
})
