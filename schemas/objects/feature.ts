import { TextIcon } from '@sanity/icons/Text'
import { defineField, defineType } from 'sanity'
import { onlyInLayouts } from './onlyInLayouts.ts'

/** An item of a list of features. */
export const feature = defineType({
  name: 'feature',
  title: 'Item',
  type: 'object',
  icon: TextIcon,
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
      description: 'How soon, when, or on which page.',
      hidden: onlyInLayouts('columns', 'threads', 'tickets', 'contents'),
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'thread',
      title: 'Accent colour',
      type: 'thread',
      hidden: onlyInLayouts('threads'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      hidden: onlyInLayouts('strips', 'hanging', 'knots', 'staggered'),
    }),
    defineField({
      name: 'slip',
      title: 'Slip',
      type: 'slip',
      description:
        'A slip of paper. Shown instead of the picture in the layout “Dots on a line, with slips of paper”, and under the text in the layout “Three at different heights, with pictures or bars”.',
      hidden: onlyInLayouts('knots', 'staggered'),
    }),
    defineField({
      name: 'percent',
      title: 'Length of the bar, in percent',
      type: 'number',
      description: 'Shown under the slip.',
      hidden: onlyInLayouts('staggered'),
      validation: (rule) => rule.min(0).max(100),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'picture' } },
})
