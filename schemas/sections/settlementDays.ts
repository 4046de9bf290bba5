import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** How long money takes to arrive, as bars over days drawn to scale. */
export const settlementDays = defineType({
  name: 'settlementDays',
  title: 'Settlement days',
  type: 'object',
  icon: CalendarIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'days',
      title: 'Days',
      type: 'array',
      description: 'Names of the days from left to right.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(2).max(5),
    }),
    defineField({
      name: 'bars',
      title: 'Bars',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'settlementBar',
          title: 'Bar',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'text',
              title: 'When it arrives',
              type: 'string',
              validation: (rule) => rule.required().max(80),
            }),
            defineField({
              name: 'lengthDays',
              title: 'Length in days',
              type: 'number',
              description: 'From midnight of the first day: 1.375 is 09:00 on the second.',
              validation: (rule) => rule.required().positive().max(5),
            }),
            defineField({
              name: 'thread',
              title: 'Thread',
              type: 'thread',
              validation: (rule) => rule.required(),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      validation: (rule) => rule.max(160),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Settlement days' }),
  },
})
