import { HeartIcon } from '@sanity/icons/Heart'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** Rules in a word each, set huge, on raffia. */
export const requestManners = defineType({
  name: 'requestManners',
  title: 'Manners in a word',
  type: 'object',
  icon: HeartIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'manners',
      title: 'Manners',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'manner',
          title: 'Manner',
          fields: [
            defineField({
              name: 'word',
              title: 'Word',
              type: 'string',
              description: 'A word or a number; the text below goes on from it.',
              validation: (rule) => rule.required().max(8),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              type: 'string',
              validation: (rule) => rule.required().max(120),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).max(3),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Manners in a word' }),
  },
})
