import { BookIcon } from '@sanity/icons/Book'
import { defineField, defineType } from 'sanity'
import { headingField, pictureField, smallPictureField } from './fields.ts'
import { placeFields, placeFieldset } from './place.ts'

/** The front of a case study: a masthead, a headline and the picture that tells it. */
export const caseOpening = defineType({
  name: 'caseOpening',
  title: 'Case study: opening',
  type: 'object',
  icon: BookIcon,
  options: { section: { group: 'openings' } },
  fieldsets: [placeFieldset],
  fields: [
    defineField({
      name: 'client',
      title: 'Client and place',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'published',
      title: 'Month and year',
      type: 'string',
      validation: (rule) => rule.required().max(30),
    }),
    headingField,
    pictureField,
    smallPictureField,
    ...placeFields('light'),
  ],
  preview: {
    select: { title: 'heading', subtitle: 'client', media: 'picture' },
  },
})
