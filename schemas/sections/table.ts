import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, type ValidationContext } from 'sanity'
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
      of: [
        defineArrayMember({
          type: 'string',
          title: 'Heading',
          validation: (rule) => rule.required().max(40),
        }),
      ],
      validation: (rule) => [
        rule.required().min(2).max(5).unique(),
        rule.custom(twoColumns).warning(),
      ],
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [defineArrayMember({ type: 'tableRow' })],
      validation: (rule) => [rule.required().min(1).max(12), rule.custom(cellsInColumns).warning()],
    }),
    defineField({
      name: 'yes',
      title: 'Text for yes',
      type: 'string',
      description: 'Cells with exactly this text get a filled square.',
      hidden: onlyIn('permissions'),
      validation: (rule) => rule.required().max(12),
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

function twoColumns(columns: unknown, { parent }: ValidationContext) {
  const isCut = Object(parent).layout === 'matching' && Object(columns).length > 2
  return isCut ? 'This layout shows the first two columns only.' : true
}

/** Reports a row with cells that have no column, because the website does not show them. */
function cellsInColumns(rows: unknown, { parent }: ValidationContext) {
  const columns: unknown = Object(parent).columns
  if (!Array.isArray(rows) || !Array.isArray(columns)) return true
  const long = rows.map(Object).find(({ cells }) => cells?.length >= columns.length)
  return long
    ? {
        message: 'This row has more cells than the table has columns.',
        path: [{ _key: String(long._key) }, 'cells'],
      }
    : true
}
