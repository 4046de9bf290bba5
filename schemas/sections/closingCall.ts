import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { requiredLink } from '../objects/linkPresence.ts'

/** A last sentence on ink, and the one thing to do about it. */
export const closingCall = defineType({
  name: 'closingCall',
  title: 'Closing call',
  type: 'object',
  icon: CommentIcon,
  options: { section: { group: 'ways' } },
  fields: [
    defineField({
      name: 'words',
      title: 'Words',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'link',
      title: 'Button',
      type: 'link',
      validation: requiredLink,
    }),
  ],
  preview: {
    select: { title: 'words', link: 'link.label' },
    prepare: ({ title, link }) => ({ title, subtitle: `Closing call: ${link}` }),
  },
})
