import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** Steps on one thread, each with the slip of paper or message that belongs to it. */
export const batchKnots = defineType({
  name: 'batchKnots',
  title: 'Knots on a thread',
  type: 'object',
  icon: OlistIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'knots',
      title: 'Knots',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'knot',
          title: 'Knot',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              type: 'text',
              rows: 2,
              validation: (rule) => rule.required().max(200),
            }),
            defineField({ name: 'slip', title: 'Slip', type: 'slip' }),
            defineField({
              name: 'picture',
              title: 'Picture',
              type: 'picture',
              description: 'Shown in the place of a slip.',
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).max(6),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Knots on a thread' }),
  },
})
