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
      description: 'Counted from 1. The strip of days, the year and the payments show it.',
      validation: (rule) => rule.integer().min(1).max(60),
    }),
    defineField({
      name: 'value',
      title: 'Length or amount',
      type: 'number',
      description:
        'A bar’s length in days, from midnight of the first: 1.375 is 09:00 on the second. Or a payment in cedis.',
      validation: (rule) => rule.positive(),
    }),
    defineField({
      name: 'thread',
      title: 'Colour',
      type: 'thread',
      description: 'Of a bar.',
    }),
    defineField({
      name: 'time',
      title: 'Time of day',
      type: 'string',
      fieldset: 'more',
      description: 'In a conversation. Hours, minutes and seconds: 16:40:02.',
      validation: (rule) => rule.regex(/^\d{2}:\d{2}:\d{2}$/, { name: 'time' }),
    }),
    defineField({
      name: 'side',
      title: 'Side',
      type: 'string',
      fieldset: 'more',
      description: 'In a conversation.',
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
      description: 'At a knot of the thread.',
      validation: (rule) => rule.max(60),
    }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'text', at: 'at' },
    prepare: ({ title, subtitle, at }) => ({ title: title ?? String(at ?? '?'), subtitle }),
  },
})
