import { NumberIcon } from '@sanity/icons/Number'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

const limit = defineArrayMember({
  name: 'limit',
  title: 'Limit',
  type: 'object',
  fields: [
    defineField({
      name: 'number',
      title: 'Number',
      type: 'number',
      validation: (rule) => rule.required().integer().min(0),
    }),
    defineField({
      name: 'text',
      title: 'What it counts',
      type: 'string',
      validation: (rule) => rule.required().max(120),
    }),
  ],
  preview: { select: { title: 'text', subtitle: 'number' } },
})

/** The numbers that a menu on a phone’s screen has to live with. */
export const screenLimits = defineType({
  name: 'screenLimits',
  title: 'Screen limits',
  type: 'object',
  icon: NumberIcon,
  options: { section: { group: 'stories' } },
  fields: [
    { ...headingField, description: 'Read out by screen readers; not shown.' },
    defineField({
      name: 'limits',
      title: 'Limits',
      type: 'array',
      of: [limit],
      validation: (rule) => rule.required().min(2).max(3),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Screen limits' }),
  },
})
