import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField } from 'sanity'
import { withoutAltText } from '../objects/picture.ts'
import { requiredString } from '../objects/requiredString.ts'
import { defineSection } from './defineSection.ts'

/** The head of a list page and everything it lists, in groups, next to a cloth. */
export const serviceIndex = defineSection({
  name: 'serviceIndex',
  title: 'Index of services',
  icon: ThListIcon,
  group: 'lists',
  keywords: ['list', 'overview', 'contents', 'services'],
  grounds: 'light',
  fields: [
    defineField({
      name: 'groups',
      title: 'Groups',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'serviceGroup',
          title: 'Group',
          fields: [
            requiredString('title', 'Title', 40),
            defineField({
              name: 'services',
              title: 'Services',
              type: 'array',
              of: [defineArrayMember({ type: 'serviceEntry' })],
              validation: (rule) => rule.required().min(1).max(12),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(1).max(8),
    }),
    defineField({
      name: 'cloth',
      title: 'Background picture',
      type: 'picture',
      description: 'Decorative: screen readers skip it.',
      options: withoutAltText,
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description:
        'Shown until a visitor points at a service that has its own picture. Screen readers skip it: they read out the titles and descriptions of the services.',
      options: withoutAltText,
    }),
  ],
  preview: { media: 'cloth' },
})
