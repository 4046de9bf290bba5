import { TextIcon } from '@sanity/icons/Text'
import { defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** Running text, under a heading or next to it. */
export const textBlock = defineSection({
  name: 'textBlock',
  title: 'Text',
  icon: TextIcon,
  group: 'text',
  keywords: ['paragraph', 'copy', 'body', 'prose'],
  layouts: [
    { name: 'beside', title: 'Heading next to the text' },
    { name: 'column', title: 'One column' },
    { name: 'twoColumns', title: 'Two columns' },
  ],
  heading: 'optional',
  fields: [
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      validation: (rule) => rule.required(),
    }),
  ],
})
