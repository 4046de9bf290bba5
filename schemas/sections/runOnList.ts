import { InlineIcon } from '@sanity/icons/Inline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** A list set as one large paragraph, with a crossing of threads between its items. */
export const runOnList = defineType({
  name: 'runOnList',
  title: 'Run-on list',
  type: 'object',
  icon: InlineIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'items',
      title: 'Items',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.max(100) })],
      validation: (rule) => rule.required().min(2).max(8),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Run-on list' }),
  },
})
