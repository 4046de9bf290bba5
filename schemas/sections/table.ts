import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection, onlyIn } from './defineSection.ts'

/** A table with a heading for every column and row. */
export const table = defineSection({
  name: 'table',
  title: 'Table',
  icon: ThListIcon,
  group: 'figures',
  keywords: ['rows', 'columns', 'comparison', 'permissions', 'matching', 'spreadsheet'],
  layouts: [
    { name: 'plain', title: 'Rows of text' },
    { name: 'permissions', title: 'Yes and no' },
    { name: 'matching', title: 'Two columns, joined by lines' },
  ],
  fields: [
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      description: 'Headings of the columns, the first included.',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.max(40) })],
      validation: (rule) => rule.required().min(2).max(5),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [defineArrayMember({ type: 'tableRow' })],
      validation: (rule) => rule.required().min(1).max(12),
    }),
    defineField({
      name: 'yes',
      title: 'Text for yes',
      type: 'string',
      description: 'Cells with exactly this text get a filled square.',
      hidden: onlyIn('permissions'),
      validation: (rule) => rule.max(12),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      hidden: onlyIn('permissions'),
      validation: (rule) => rule.max(160),
    }),
  ],
})
