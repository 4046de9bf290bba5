import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { labelField } from './labelField.ts'
import { requiredLink } from './linkPresence.ts'

/** Texts around the clauses, the same on every policy. */
export const policyLabels = defineType({
  name: 'policyLabels',
  title: 'Policy labels',
  type: 'object',
  icon: CommentIcon,
  fields: [
    labelField('kicker', 'Breadcrumb and line under the title'),
    labelField('effectiveDate', 'Text before the effective date'),
    labelField('lastUpdated', 'Text before the date of the last update'),
    labelField('review', 'Text after the dates', 80),
    labelField('keyFigures', 'Heading of the key figures'),
    labelField('contents', 'Heading of the table of contents'),
    labelField('siblings', 'Heading of the other policies'),
    labelField('question', 'Question at the end', 80),
    defineField({
      name: 'contact',
      title: 'Link after the question',
      type: 'link',
      validation: requiredLink,
    }),
  ],
})
