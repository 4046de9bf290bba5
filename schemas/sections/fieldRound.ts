import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField, pictureField } from './fields.ts'
import { placeFields, placeFieldset } from './place.ts'

/** A field officer’s morning: who he is, what he does, and the deposits on his phone. */
export const fieldRound = defineType({
  name: 'fieldRound',
  title: 'Field officer’s round',
  type: 'object',
  icon: MobileDeviceIcon,
  options: { section: { group: 'stories' } },
  fieldsets: [placeFieldset],
  fields: [
    headingField,
    leadField,
    pictureField,
    defineField({
      name: 'entries',
      title: 'Deposits',
      type: 'array',
      of: [defineArrayMember({ type: 'collectionEntry' })],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    ...placeFields('dark'),
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Field officer’s round', media }),
  },
})
