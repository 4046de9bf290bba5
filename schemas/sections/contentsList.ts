import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** What a product contains, as the contents page of its manual. */
export const contentsList = defineType({
  name: 'contentsList',
  title: 'Contents page',
  type: 'object',
  icon: UlistIcon,
  options: { section: { group: 'ways' } },
  fields: [
    headingField,
    defineField({
      name: 'entries',
      title: 'Chapters',
      type: 'array',
      of: [defineArrayMember({ type: 'contentsEntry' })],
      validation: (rule) => rule.required().min(1).max(12),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Contents page' }),
  },
})
