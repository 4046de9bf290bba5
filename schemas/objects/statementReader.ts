import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'

/** Someone who reads the same ledger, and what they see of it: a drawing or a bar. */
export const statementReader = defineType({
  name: 'statementReader',
  title: 'Reader',
  type: 'object',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Who',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(240),
    }),
    defineField({ name: 'picture', title: 'What they see', type: 'picture' }),
    defineField({
      name: 'figure',
      title: 'Or a bar',
      type: 'titledText',
      description: 'The title names whose figures these are, the text says them.',
    }),
    defineField({
      name: 'percent',
      title: 'Length of the bar, in percent',
      type: 'number',
      validation: (rule) => rule.min(0).max(100),
    }),
    defineField({
      name: 'alarming',
      title: 'Draw the bar in red',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'picture' } },
})
