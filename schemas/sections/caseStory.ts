import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { placeFields, placeFieldset } from './place.ts'

const chapter = defineArrayMember({
  name: 'chapter',
  title: 'Chapter',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { select: { title: 'title' } },
})

/** A case study in columns: challenges, solutions, benefits. */
export const caseStory = defineType({
  name: 'caseStory',
  title: 'Case study: story',
  type: 'object',
  icon: BlockContentIcon,
  options: { section: { group: 'people' } },
  fieldsets: [placeFieldset],
  fields: [
    defineField({
      name: 'chapters',
      title: 'Chapters',
      type: 'array',
      of: [chapter],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    ...placeFields('light'),
  ],
  preview: {
    select: { title: 'chapters.0.title' },
    prepare: ({ title }) => ({ title, subtitle: 'Case study: story' }),
  },
})
