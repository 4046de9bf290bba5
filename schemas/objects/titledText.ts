import { TextIcon } from '@sanity/icons/Text'
import { defineField, defineType } from 'sanity'

/** A short fact: a few words that name it, and a sentence or two. */
export const titledText = defineType({
  name: 'titledText',
  title: 'Title and text',
  type: 'object',
  icon: TextIcon,
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
      rows: 3,
      validation: (rule) => rule.required().max(240),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
