import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'

/** What happens on one day between an application and its answer. */
export const hiringStep = defineType({
  name: 'hiringStep',
  title: 'Step',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'day',
      title: 'Day',
      type: 'number',
      description: 'Counted from the day of the application, which is 1.',
      validation: (rule) => rule.required().integer().min(1).max(60),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(160),
    }),
  ],
  preview: {
    select: { title: 'title', day: 'day' },
    prepare: ({ title, day }) => ({ title, subtitle: `Day ${day ?? '?'}` }),
  },
})
