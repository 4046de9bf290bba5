import { StarIcon } from '@sanity/icons/Star'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

const highlight = defineArrayMember({
  name: 'highlight',
  title: 'Highlight',
  type: 'object',
  fields: [
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'string',
      description: 'Short: it is set very large.',
      validation: (rule) => rule.required().max(12),
    }),
    defineField({
      name: 'text',
      title: 'What it says',
      type: 'string',
      validation: (rule) => rule.required().max(80),
    }),
  ],
  preview: { select: { title: 'figure', subtitle: 'text' } },
})

/** A case study in three figures. */
export const caseHighlights = defineType({
  name: 'caseHighlights',
  title: 'Case study: highlights',
  type: 'object',
  icon: StarIcon,
  options: { section: { group: 'people' } },
  fields: [
    headingField,
    defineField({
      name: 'highlights',
      title: 'Highlights',
      type: 'array',
      of: [highlight],
      validation: (rule) => rule.required().min(2).max(3),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Case study: highlights' }),
  },
})
