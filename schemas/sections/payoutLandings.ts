import { MarkerIcon } from '@sanity/icons/Marker'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

const landing = defineArrayMember({
  name: 'landing',
  title: 'Landing',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Where',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: 'speed',
      title: 'How soon',
      type: 'string',
      validation: (rule) => rule.required().max(30),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'speed' } },
})

/** Where money can land, and how soon. */
export const payoutLandings = defineType({
  name: 'payoutLandings',
  title: 'Payout landings',
  type: 'object',
  icon: MarkerIcon,
  options: { section: { group: 'stories' } },
  fields: [
    { ...headingField, description: 'Read out by screen readers; not shown.' },
    defineField({
      name: 'landings',
      title: 'Landings',
      type: 'array',
      of: [landing],
      validation: (rule) => rule.required().min(2).max(3),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Payout landings' }),
  },
})
