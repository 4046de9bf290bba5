import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** Several people who read one ledger; the one in the middle stands highest. */
export const statementReaders = defineType({
  name: 'statementReaders',
  title: 'Readers of a statement',
  type: 'object',
  icon: UsersIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'readers',
      title: 'Readers',
      type: 'array',
      of: [defineArrayMember({ type: 'statementReader' })],
      validation: (rule) => rule.required().min(2).max(3),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Readers of a statement' }),
  },
})
