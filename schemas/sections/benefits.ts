import { StarIcon } from '@sanity/icons/Star'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** What somebody gets, a strip of cloth each. */
export const benefits = defineType({
  name: 'benefits',
  title: 'Benefits',
  type: 'object',
  icon: StarIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'items',
      title: 'Benefits',
      type: 'array',
      of: [defineArrayMember({ type: 'benefit' })],
      validation: (rule) => rule.required().min(1).max(8),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'items.0.cloth' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Benefits', media }),
  },
})
