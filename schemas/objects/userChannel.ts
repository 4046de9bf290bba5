import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'

/** One way in which members reach a product, with its part of the section’s drawing. */
export const userChannel = defineType({
  name: 'userChannel',
  title: 'User channel',
  type: 'object',
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'view',
      title: 'View',
      type: 'string',
      description: 'Name of the view inside the drawing, an id such as ussd.',
      validation: (rule) => rule.regex(/^[a-z][\w-]*$/i, { name: 'an id' }),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
