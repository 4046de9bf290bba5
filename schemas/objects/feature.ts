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
      description:
        'A sentence or two. Optional in the layouts “Very large numbers, the third on gold” and “Next to the blocks of one drawing”.',
      validation: (rule) => rule.max(240),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      fieldset: 'more',
      description:
        'How soon, when, or on which page. Used only in the layouts “Columns, each with a note in bold”, “Cells with a coloured line”, “Tickets on a roll” and “A table of contents with page numbers”.',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'thread',
      title: 'Accent colour',
      type: 'thread',
      fieldset: 'more',
      description: 'Used only in the layout “Cells with a coloured line”.',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      fieldset: 'more',
      description:
        'Used only in the layouts “Rows, each with a strip of cloth”, “Pictures that hang from one thick line”, “Dots on a line, with slips of paper” and “Three at different heights, with pictures or bars”.',
    }),
    defineField({
      name: 'slip',
      title: 'Slip',
      type: 'slip',
      fieldset: 'more',
      description:
        'A slip of paper. Shown instead of the picture in the layout “Dots on a line, with slips of paper”, and under the text in the layout “Three at different heights, with pictures or bars”.',
    }),
    defineField({
      name: 'percent',
      title: 'Length of the bar, in percent',
      type: 'number',
      fieldset: 'more',
      description:
        'Shown under the slip in the layout “Three at different heights, with pictures or bars”.',
      validation: (rule) => rule.min(0).max(100),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'picture' } },
})
