import { TextIcon } from '@sanity/icons/Text'
import { defineField, defineType } from 'sanity'
import { requiredString } from './requiredString.ts'

/** A short fact: a few words that name it, and a sentence or two. */
export const titledText = defineType({
  name: 'titledText',
  title: 'Title and text',
  type: 'object',
  icon: TextIcon,
  fields: [
    requiredString('title', 'Title', 60),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(240),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
