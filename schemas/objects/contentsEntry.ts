import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { defineField, defineType } from 'sanity'

/** One line of a table of contents, as a manual has it. */
export const contentsEntry = defineType({
  name: 'contentsEntry',
  title: 'Chapter',
  type: 'object',
  icon: BookmarkIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'What is in it',
      type: 'string',
      validation: (rule) => rule.required().max(120),
    }),
    defineField({
      name: 'number',
      title: 'Page',
      type: 'number',
      validation: (rule) => rule.required().integer().positive(),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
