import { StarIcon } from '@sanity/icons/Star'
import { defineField, defineType } from 'sanity'

/** One thing somebody gets. */
export const benefit = defineType({
  name: 'benefit',
  title: 'Benefit',
  type: 'object',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(200),
    }),
    defineField({ name: 'cloth', title: 'Strip of cloth', type: 'picture' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'cloth' } },
})
