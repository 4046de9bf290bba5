import { TimelineIcon } from '@sanity/icons/Timeline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** One payment followed from place to place by its reference, on ink. */
export const referenceTrace = defineType({
  name: 'referenceTrace',
  title: 'Trace of a reference',
  type: 'object',
  icon: TimelineIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'reference',
      title: 'Reference',
      type: 'string',
      description: 'Marked wherever it stands in the lines below.',
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: 'stops',
      title: 'Places',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'traceStop',
          title: 'Place',
          fields: [
            defineField({
              name: 'place',
              title: 'Place',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'line',
              title: 'What stands there',
              type: 'string',
              validation: (rule) => rule.required().max(60),
            }),
            defineField({
              name: 'note',
              title: 'Note',
              type: 'string',
              validation: (rule) => rule.max(60),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).max(5),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Trace of a reference' }),
  },
})
