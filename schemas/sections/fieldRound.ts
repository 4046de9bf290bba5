import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './defineSection.ts'
import { pictureField } from './fields.ts'

/** A field officer’s morning: who he is, what he does, and the deposits on his phone. */
export const fieldRound = defineSection({
  name: 'fieldRound',
  title: 'Field officer’s round',
  icon: MobileDeviceIcon,
  group: 'stories',
  keywords: ['collector', 'deposits', 'agent', 'day'],
  grounds: 'dark',
  fields: [
    pictureField,
    defineField({
      name: 'entries',
      title: 'Deposits',
      type: 'array',
      of: [defineArrayMember({ type: 'collectionEntry' })],
      validation: (rule) => rule.required().min(1).max(6),
    }),
  ],
  preview: { media: 'picture' },
})
