import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineArrayMember, defineField } from 'sanity'
import { requiredString } from '../objects/requiredString.ts'
import { defineSection } from './defineSection.ts'

const chapter = defineArrayMember({
  name: 'chapter',
  title: 'Chapter',
  type: 'object',
  fields: [
    requiredString('title', 'Title', 40),
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
export const caseStudyChapters = defineSection({
  name: 'caseStudyChapters',
  title: 'Case study: chapters',
  icon: BlockContentIcon,
  group: 'text',
  keywords: ['project', 'reference', 'customer story', 'challenges', 'solutions'],
  heading: 'optional',
  grounds: 'light',
  fields: [
    defineField({
      name: 'chapters',
      title: 'Chapters',
      type: 'array',
      of: [chapter],
      validation: (rule) => rule.required().min(1).max(3),
    }),
  ],
  preview: { title: 'chapters.0.title' },
})
