import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { requiredLink } from './linkPresence.ts'
import { requiredString } from './requiredString.ts'

/** Texts around the clauses, the same on every policy. */
export const policyLabels = defineType({
  name: 'policyLabels',
  title: 'Policy labels',
  type: 'object',
  icon: CommentIcon,
  fields: [
    requiredString('kicker', 'Breadcrumb and line above the title', 40),
    requiredString('effectiveDate', 'Text before the effective date', 40),
    requiredString('lastUpdated', 'Text before the date of the last update', 40),
    requiredString('review', 'Text after the dates', 80),
    requiredString('keyFigures', 'Heading of the key figures', 40),
    requiredString('contents', 'Heading of the table of contents', 40),
    requiredString('siblings', 'Heading of the other policies', 40),
    requiredString('question', 'Question at the end', 80),
    defineField({
      name: 'contact',
      title: 'Link after the question',
      type: 'link',
      validation: requiredLink,
    }),
  ],
})
