import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { requiredLink } from '../objects/linkPresence.ts'
import { headingField, leadField, pictureField } from './fields.ts'

/** The same through the API: words and a link, and a request with its answer, on ink. */
export const apiRequest = defineType({
  name: 'apiRequest',
  title: 'API request',
  type: 'object',
  icon: CodeBlockIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      validation: requiredLink,
    }),
    pictureField,
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'API request', media }),
  },
})
