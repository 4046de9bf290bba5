import { ClockIcon } from '@sanity/icons/Clock'
import { defineField, defineType } from 'sanity'

/** One moment, stretch or payment of a timeline. */
export const timelineEntry = defineType({
  name: 'timelineEntry',
  title: 'Entry',
  type: 'object',
  icon: ClockIcon,
  fieldsets: [
    {
      name: 'more',
      title: 'Shown by some layouts',
      options: { collapsible: true, collapsed: true },
    },
  ],
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
      description:
        'Counted from 1. Used only in the layouts “A strip of days, steps under them”, “A year, one bar for each week” and “Weeks, with a bar for each payment”.',
      validation: (rule) => rule.integer().min(1).max(60),
    }),
    defineField({
      name: 'value',
      title: 'Length or amount',
      type: 'number',
      description:
        'Used only in the layouts “Bars over days, to scale” and “Weeks, with a bar for each payment”. Bars: the end in days, counted from midnight of day 1; 1.375 is 09:00 on day 2. Payments: the amount in cedis.',
      validation: (rule) => rule.positive(),
    }),
    defineField({
      name: 'thread',
      title: 'Accent colour',
      type: 'thread',
      description:
        'The colour of the bar. Used only in the layouts “Bars over days, to scale” and “Weeks, with a bar for each payment”.',
    }),
    defineField({
      name: 'time',
      title: 'Time of day',
      type: 'string',
      fieldset: 'more',
      description:
        'Used only in the layout “A conversation along one line”. Hours, minutes and seconds, such as 16:40:02.',
      validation: (rule) =>
        rule.regex(/^\d{2}:\d{2}:\d{2}$/, { name: 'hours, minutes and seconds, such as 16:40:02' }),
    }),
    defineField({
      name: 'side',
      title: 'Side',
      type: 'string',
      fieldset: 'more',
      description: 'Used only in the layout “A conversation along one line”.',
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
      fieldset: 'more',
      description: 'Shown at the dot in the layout “A line with a dot at every place”.',
      validation: (rule) => rule.max(60),
    }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'text', at: 'at' },
    prepare: ({ title, subtitle, at }) => ({ title: title ?? String(at ?? '?'), subtitle }),
  },
})
