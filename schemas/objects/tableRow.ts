import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { onlyInLayouts } from './onlyInLayouts.ts'
import { requiredString } from './requiredString.ts'

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  icon: ThListIcon,
  fields: [
    requiredString('title', 'First cell', 60),
    defineField({
      name: 'cells',
      title: 'Other cells',
      type: 'array',
      description: 'One for each column after the first.',
      of: [defineArrayMember({ type: 'string', title: 'Cell' })],
      validation: (rule) => rule.max(4),
    }),
    defineField({
      name: 'thread',
      title: 'Accent colour',
      type: 'thread',
      description:
        'The colour of the line between the two cells. Leave empty if the column is not used; the line is then shown broken.',
      hidden: onlyInLayouts('matching'),
    }),
  ],
  preview: { select: { title: 'title' } },
})
