import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** A row of links. */
export const buttons = defineSection({
  name: 'buttons',
  title: 'Buttons',
  icon: LinkIcon,
  group: 'actions',
  keywords: ['links', 'call to action', 'next step'],
  layouts: [
    { name: 'under', title: 'Under the heading' },
    { name: 'beside', title: 'Next to the heading' },
  ],
  heading: 'optional',
  fields: [
    defineField({
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      description: 'The first is the main button and is shown filled.',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).max(4),
    }),
  ],
})
