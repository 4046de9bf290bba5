import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** How long an application takes: a pick a day, and what happens on which. */
export const hiringDays = defineType({
  name: 'hiringDays',
  title: 'Days of an application',
  type: 'object',
  icon: CalendarIcon,
  options: { section: { group: 'people' } },
  fields: [
    headingField,
    defineField({
      name: 'dayLabel',
      title: 'Label: day',
      type: 'string',
      initialValue: 'Day',
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: 'steps',
      title: 'Steps',
      type: 'array',
      description: 'In order; the last one is the end of the strip.',
      of: [defineArrayMember({ type: 'hiringStep' })],
      validation: (rule) => rule.required().min(2).max(5),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Days of an application' }),
  },
})
