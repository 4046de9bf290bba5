import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField } from './fields.ts'

const counter = defineArrayMember({
  name: 'counter',
  title: 'Counter',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: 'supplier',
      title: 'Supplier',
      type: 'string',
      description: 'Whose service is sold here.',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(200),
    }),
    pictureField,
    defineField({
      name: 'ground',
      title: 'Ground',
      type: 'ground',
      initialValue: 'raffia',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'supplier', media: 'picture' } },
})

/** The head of a page whose goods hang from one beam, each strip a counter. */
export const hangingCounters = defineType({
  name: 'hangingCounters',
  title: 'Hanging counters',
  type: 'object',
  icon: ThLargeIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    actionsField,
    defineField({
      name: 'counters',
      title: 'Counters',
      type: 'array',
      of: [counter],
      validation: (rule) => rule.required().min(2).max(4),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'counters.0.picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Hanging counters', media }),
  },
})
