import { BillIcon } from '@sanity/icons/Bill'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

const cedis = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description: 'In cedis.',
    validation: (rule) => rule.required().min(0).precision(2),
  })

const label = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    validation: (rule) => rule.required().max(40),
  })

const sale = defineArrayMember({
  name: 'sale',
  title: 'Sale',
  type: 'object',
  fields: [label('item', 'What was sold'), cedis('sold', 'Sold'), cedis('share', 'Share')],
  preview: { select: { title: 'item', subtitle: 'share' } },
})

/** One day at one counter as a receipt; the total is added up from the shares. */
export const counterTakings = defineType({
  name: 'counterTakings',
  title: 'Counter takings',
  type: 'object',
  icon: BillIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    label('caption', 'Whose counter, and when'),
    label('soldLabel', 'Heading of the sold column'),
    label('shareLabel', 'Heading of the share column'),
    defineField({
      name: 'sales',
      title: 'Sales',
      type: 'array',
      of: [sale],
      validation: (rule) => rule.required().min(1).max(8),
    }),
    label('totalLabel', 'Label of the total'),
  ],
  preview: {
    select: { title: 'heading', subtitle: 'caption' },
  },
})
