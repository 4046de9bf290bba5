import { TextIcon } from '@sanity/icons/Text'
import { defineField, defineType } from 'sanity'

/** An item of a list of features. */
export const feature = defineType({
  name: 'feature',
  title: 'Item',
  type: 'object',
  icon: TextIcon,
  fieldsets: [
    {
      name: 'more',
      title: 'Shown by some layouts',
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'A few words; in some layouts a number, a code or the first word of a sentence.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(240),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      fieldset: 'more',
      description:
        'How soon, when, or on which page. Columns, cells, tickets and contents show it.',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'thread',
      title: 'Thread',
      type: 'thread',
      fieldset: 'more',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      fieldset: 'more',
      description: 'Lines with cloth and hanging pictures show it.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'picture' } },
})
