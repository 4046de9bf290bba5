import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField, defineType } from 'sanity'

/** Who is paid and when, as one paragraph in the display face. */
export const payOccasions = defineType({
  name: 'payOccasions',
  title: 'Occasions to pay',
  type: 'object',
  icon: BlockContentIcon,
  options: { section: { group: 'stories' } },
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Read out by screen readers; not shown.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'words',
      title: 'Words',
      type: 'richText',
      description: 'One paragraph. What is strong is coloured.',
      validation: (rule) => rule.required().max(1),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Occasions to pay' }),
  },
})
