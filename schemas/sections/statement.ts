import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection, onlyIn } from './defineSection.ts'

/** A sentence or a few set as large as a headline. */
export const statement = defineSection({
  name: 'statement',
  title: 'Statement',
  icon: BlockquoteIcon,
  group: 'text',
  keywords: ['large sentence', 'promise', 'claim', 'run-on list'],
  layouts: [
    { name: 'large', title: 'Large, marked words coloured' },
    { name: 'underlined', title: 'Marked words underlined, with notes' },
    { name: 'runOn', title: 'Items in one line, separated by a woven mark' },
  ],
  descriptions: {
    heading:
      'Read out by screen readers, but not shown, in the layout “Large, marked words coloured”.',
  },
  fields: [
    defineField({
      name: 'words',
      title: 'Text',
      type: 'richText',
      description:
        'Usually one paragraph; in the layout “Items in one line, separated by a woven mark”, one for each item. Bold words are highlighted.',
      validation: (rule) => rule.required().max(8),
    }),
    defineField({
      name: 'notes',
      title: 'Notes',
      type: 'array',
      of: [defineArrayMember({ type: 'titledText' })],
      hidden: onlyIn('underlined'),
      validation: (rule) => rule.max(3),
    }),
  ],
})
