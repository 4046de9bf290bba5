import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { requiredLink } from './linkPresence.ts'

function words(name: string, title: string, lengthMax = 40) {
  return defineField({
    name,
    title,
    type: 'string',
    validation: (rule) => rule.required().max(lengthMax),
  })
}

/** Texts around the clauses, the same on every policy. */
export const policyLabels = defineType({
  name: 'policyLabels',
  title: 'Policy labels',
  type: 'object',
  icon: CommentIcon,
  fields: [
    words('kicker', 'Breadcrumb label'),
    words('effectiveDate', 'Text before the effective date'),
    words('lastUpdated', 'Before the date of the last update'),
    words('review', 'Text after the dates', 80),
    words('keyFigures', 'Heading of the key figures'),
    words('contents', 'Heading of the table of contents'),
    words('siblings', 'Heading of the other policies'),
    words('question', 'Question at the end', 80),
    defineField({
      name: 'contact',
      title: 'Link after the question',
      type: 'link',
      validation: requiredLink,
    }),
  ],
})
