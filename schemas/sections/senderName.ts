import { StringIcon } from '@sanity/icons/String'
import { defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** A sender name on the eleven tiles that networks allow. */
export const senderName = defineType({
  name: 'senderName',
  title: 'Sender name',
  type: 'object',
  icon: StringIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'senderName',
      title: 'Example',
      type: 'string',
      description: 'Letters, digits and blanks; networks take eleven at most.',
      validation: (rule) =>
        rule
          .required()
          .max(11)
          .regex(/^[A-Za-z0-9 ]+$/, { name: 'letters, digits and blanks' }),
    }),
  ],
  preview: {
    select: { title: 'heading', name: 'senderName' },
    prepare: ({ title, name }) => ({ title, subtitle: `Sender name: ${name ?? ''}` }),
  },
})
