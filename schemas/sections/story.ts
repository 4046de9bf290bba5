import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './defineSection.ts'
import { pictureField } from './fields.ts'

/** A person’s day: a picture, a short text, and the payments on a phone. */
export const story = defineSection({
  name: 'story',
  title: 'Story with payments',
  icon: MobileDeviceIcon,
  group: 'examples',
  keywords: ['collector', 'deposits', 'agent', 'day'],
  grounds: 'dark',
  fields: [
    pictureField,
    defineField({
      name: 'entries',
      title: 'Payments',
      type: 'array',
      of: [defineArrayMember({ type: 'collectionEntry' })],
      validation: (rule) => rule.required().min(1).max(6),
    }),
  ],
  preview: { media: 'picture' },
})
