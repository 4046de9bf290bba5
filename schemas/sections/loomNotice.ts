import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField } from './fields.ts'

/** Says that something is still being made, and what to have near meanwhile. */
export const loomNotice = defineType({
  name: 'loomNotice',
  title: 'Still on the loom',
  type: 'object',
  icon: ClockIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    actionsField,
    pictureField,
    defineField({
      name: 'listHeading',
      title: 'Heading of the list',
      type: 'string',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'items',
      title: 'List',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(80) })],
      validation: (rule) => rule.max(3),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Still on the loom', media }),
  },
})
