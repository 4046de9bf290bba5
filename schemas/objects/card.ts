import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { defineField, defineType } from 'sanity'
import { onlyInLayouts } from './onlyInLayouts.ts'
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
      description: 'Shown under the title.',
      hidden: onlyInLayouts('counters'),
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      hidden: onlyInLayouts('counters'),
    }),
    defineField({
      name: 'view',
      title: 'Part of the drawing',
      type: 'string',
      description:
        'Which part of the section’s drawing this card shows: the name that the designer gave the view in the SVG file, for example ussd. If empty, the card shows the whole drawing.',
      hidden: onlyInLayouts('parts'),
      validation: (rule) =>
        rule.regex(/^[a-z][\w-]*$/i, {
          name: 'the view’s ID: a letter, then letters, digits, hyphens or underscores, such as ussd',
        }),
    }),
    defineField({ name: 'ground', title: 'Background', type: 'ground' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'picture' } },
})
