import { TransferIcon } from '@sanity/icons/Transfer'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** How the columns of a customer’s file are read, each drawn as a thread. */
export const columnMatching = defineType({
  name: 'columnMatching',
  title: 'Matching of columns',
  type: 'object',
  icon: TransferIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'fileLabel',
      title: 'Head of the left column',
      type: 'string',
      description: 'For example the name of the file.',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'meaningLabel',
      title: 'Head of the right column',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'matchedColumn',
          title: 'Column',
          fields: [
            defineField({
              name: 'title',
              title: 'Heading in the file',
              type: 'string',
              validation: (rule) => rule.required().max(30),
            }),
            defineField({
              name: 'meaning',
              title: 'What it is read as',
              type: 'string',
              validation: (rule) => rule.required().max(60),
            }),
            defineField({
              name: 'thread',
              title: 'Thread',
              type: 'thread',
              description: 'Left empty where the column is not used: the thread is then broken.',
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).max(8),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Matching of columns' }),
  },
})
