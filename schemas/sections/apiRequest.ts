import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { requiredLink } from '../objects/linkPresence.ts'
import { headingField, leadField, pictureField } from './fields.ts'
import { placeFields, placeFieldset } from './place.ts'

/** The same through the API: words and a link, and a request with its answer, on ink. */
export const apiRequest = defineType({
  name: 'apiRequest',
  title: 'API request',
  type: 'object',
  icon: CodeBlockIcon,
  options: { section: { group: 'stories' } },
  fieldsets: [placeFieldset],
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
    ...placeFields('dark'),
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'API request', media }),
  },
})
