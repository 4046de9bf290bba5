import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** Where money can land, and what each way needs: a table on raffia. */
export const railTable = defineType({
  name: 'railTable',
  title: 'Table of rails',
  type: 'object',
  icon: ThListIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      description: 'Headings of the columns, the first included.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(2).max(4),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'railRow',
          title: 'Row',
          fields: [
            defineField({
              name: 'title',
              title: 'Rail',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'cells',
              title: 'Cells',
              type: 'array',
              description: 'One for each column after the first.',
              of: [defineArrayMember({ type: 'string' })],
              validation: (rule) => rule.required().min(1).max(3),
            }),
          ],
          preview: { select: { title: 'title' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(12),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Table of rails' }),
  },
})
