import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineField, defineType } from 'sanity'
import { requiredString } from './requiredString.ts'

/** One card that belongs to its section alone. */
export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  icon: StackCompactIcon,
  fields: [
    requiredString('title', 'Title', 40),
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
      description:
        'Shown under the title in the layout “Strips of uneven length under a page’s heading”.',
      validation: (rule) => rule.max(40),
    }),
    defineField({ name: 'picture', title: 'Picture', type: 'picture' }),
    defineField({
      name: 'view',
      title: 'View',
      type: 'string',
      description:
        'Used only in the layout “Side by side, each with its part of one drawing”: the ID of this card’s view in the SVG, for example ussd.',
      validation: (rule) =>
        rule.regex(/^[a-z][\w-]*$/i, {
          name: 'the view’s ID: a letter, then letters, digits, hyphens or underscores, such as ussd',
        }),
    }),
    defineField({ name: 'ground', title: 'Background', type: 'ground' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'picture' } },
})
