import { OlistIcon } from '@sanity/icons/Olist'
import { defineField, defineType } from 'sanity'

/** One numbered feature of a product. */
export const featureItem = defineType({
  name: 'featureItem',
  title: 'Feature',
  type: 'object',
  icon: OlistIcon,
  fields: [
    defineField({
      name: 'number',
      title: 'Number',
      type: 'number',
      validation: (rule) => rule.required().integer().positive(),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
      validation: (rule) => rule.required().max(160),
    }),
    defineField({
      name: 'detail',
      title: 'Detail',
      type: 'string',
      description: 'A sentence under it.',
      validation: (rule) => rule.max(160),
    }),
  ],
  preview: {
    select: { title: 'text', number: 'number' },
    prepare: ({ title, number }) => ({ title: `${number ?? '?'}. ${title ?? ''}` }),
  },
})
