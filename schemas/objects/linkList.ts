import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredString } from './requiredString.ts'

/** A headed column of links in the footer. */
export const linkList = defineType({
  name: 'linkList',
  title: 'Links',
  type: 'object',
  icon: UlistIcon,
  options: { collapsible: true },
  fields: [
    requiredString('heading', 'Heading', 40),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).max(12),
    }),
  ],
})
