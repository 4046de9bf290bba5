import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineField, defineType } from 'sanity'

/** One card that belongs to its section alone. */
export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  icon: StackCompactIcon,
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
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Under the title of a hanging strip, for example whose service it is.',
      validation: (rule) => rule.max(40),
    }),
    defineField({ name: 'picture', title: 'Picture', type: 'picture' }),
    defineField({
      name: 'view',
      title: 'View',
      type: 'string',
      description:
        'Where all cards share one drawing: the name of the view inside it, an id such as ussd.',
      validation: (rule) => rule.regex(/^[a-z][\w-]*$/i, { name: 'an id' }),
    }),
    defineField({ name: 'ground', title: 'Ground', type: 'ground' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'picture' } },
})
