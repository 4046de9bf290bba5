import { LockIcon } from '@sanity/icons/Lock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** Who may do what: actions by roles, on ink. */
export const permissionTable = defineType({
  name: 'permissionTable',
  title: 'Table of permissions',
  type: 'object',
  icon: LockIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'roles',
      title: 'Roles',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().unique().min(2).max(4),
    }),
    defineField({
      name: 'actionLabel',
      title: 'Head of the first column',
      type: 'string',
      description: 'Read out by screen readers; not shown.',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'allowedWord',
      title: 'Word for what is allowed',
      type: 'string',
      validation: (rule) => rule.required().max(12),
    }),
    defineField({
      name: 'refusedWord',
      title: 'Word for what is not',
      type: 'string',
      validation: (rule) => rule.required().max(12),
    }),
    defineField({
      name: 'actions',
      title: 'Actions',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'permission',
          title: 'Action',
          fields: [
            defineField({
              name: 'title',
              title: 'Action',
              type: 'string',
              validation: (rule) => rule.required().max(60),
            }),
            defineField({
              name: 'roles',
              title: 'Who may',
              type: 'array',
              description: 'Roles by their names above. Left empty, nobody may.',
              of: [defineArrayMember({ type: 'string' })],
              validation: (rule) => rule.unique(),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(1).max(12),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      validation: (rule) => rule.max(160),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Table of permissions' }),
  },
})
