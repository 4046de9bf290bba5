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
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'A sentence or two. Numbered lists and lists of blocks do without.',
      validation: (rule) => rule.max(240),
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
      description: 'Lines with cloth, hanging pictures, knots and people show it.',
    }),
    defineField({
      name: 'slip',
      title: 'Slip',
      type: 'slip',
      fieldset: 'more',
      description: 'A slip of paper in the place of the picture. Knots and people show it.',
    }),
    defineField({
      name: 'percent',
      title: 'Length of the bar, in percent',
      type: 'number',
      fieldset: 'more',
      description: 'Under the slip of a person.',
      validation: (rule) => rule.min(0).max(100),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'picture' } },
})
