import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** A headed column of links in the footer. */
export const linkList = defineType({
  name: 'linkList',
  title: 'Links',
  type: 'object',
  icon: UlistIcon,
  options: { collapsible: true },
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).max(12),
    }),
  ],
})
