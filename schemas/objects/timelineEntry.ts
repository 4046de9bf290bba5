import { ClockIcon } from '@sanity/icons/Clock'
import { defineField, defineType } from 'sanity'
import { onlyInLayouts } from './onlyInLayouts.ts'

/** One moment, stretch or payment of a timeline. */
export const timelineEntry = defineType({
  name: 'timelineEntry',
  title: 'Entry',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: 'at',
      title: 'Day or week',
      type: 'number',
      description: 'Counted from 1.',
      hidden: onlyInLayouts('strip', 'year', 'payments'),
      validation: (rule) => rule.integer().min(1).max(60),
    }),
    defineField({
      name: 'value',
      title: 'Length or amount',
      type: 'number',
      description:
        'In the layout “Bars over days, to scale” the end in days, counted from midnight of day 1; 1.375 is 09:00 on day 2. In “Weeks, with a bar for each payment” the amount in cedis.',
      hidden: onlyInLayouts('lengths', 'payments'),
      validation: (rule) => rule.positive(),
    }),
    defineField({
      name: 'thread',
      title: 'Accent colour',
      type: 'thread',
      description: 'The colour of the bar.',
      hidden: onlyInLayouts('lengths', 'payments'),
    }),
    defineField({
      name: 'time',
      title: 'Time of day',
      type: 'string',
      description: 'Hours, minutes and seconds, such as 16:40:02.',
      hidden: onlyInLayouts('conversation'),
      validation: (rule) =>
        rule.regex(/^\d{2}:\d{2}:\d{2}$/, { name: 'hours, minutes and seconds, such as 16:40:02' }),
    }),
    defineField({
      name: 'side',
      title: 'Side',
      type: 'string',
      hidden: onlyInLayouts('conversation'),
      options: {
        list: [
          { title: 'Left', value: 'left' },
          { title: 'Right', value: 'right' },
        ],
      },
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Shown at the dot.',
      hidden: onlyInLayouts('trace'),
      validation: (rule) => rule.max(60),
    }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'text', at: 'at' },
    prepare: ({ title, subtitle, at }) => ({ title: title ?? String(at ?? '?'), subtitle }),
  },
})
