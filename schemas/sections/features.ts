import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection, onlyIn } from './defineSection.ts'

/** A heading and a list of short texts. */
export const features = defineSection({
  name: 'features',
  title: 'Features',
  icon: UlistIcon,
  group: 'lists',
  keywords: [
    'list',
    'benefits',
    'steps',
    'columns',
    'numbers',
    'tabs',
    'tickets',
    'contents',
    'cards',
    'knots',
    'people',
  ],
  layouts: [
    { name: 'columns', title: 'Columns, each with a note in bold' },
    { name: 'strips', title: 'Rows, each with a strip of cloth' },
    { name: 'steps', title: 'Steps, each a little lower' },
    { name: 'numberedSteps', title: 'Numbered, each a little lower' },
    { name: 'ladder', title: 'A ladder, each step further in' },
    { name: 'rail', title: 'Under wires in three colours' },
    { name: 'threads', title: 'Cells with a coloured line' },
    { name: 'staggeredColumns', title: 'Two columns, the second lower' },
    { name: 'leadingWord', title: 'Sentence with a large first word' },
    { name: 'numbers', title: 'Large numbers between hairlines' },
    { name: 'choices', title: 'Two options, offset' },
    { name: 'tickets', title: 'Tickets on a roll' },
    { name: 'unevenStrips', title: 'Strips of uneven length, the first highlighted' },
    { name: 'hanging', title: 'Pictures that hang from one thick line' },
    { name: 'contents', title: 'A table of contents with page numbers' },
    { name: 'numbered', title: 'Very large numbers, the third on gold' },
    { name: 'blocks', title: 'Next to the blocks of one drawing' },
    { name: 'knots', title: 'Dots on a line, with slips of paper' },
    { name: 'staggered', title: 'Three at different heights, with pictures or bars' },
    { name: 'signal', title: 'Columns under a network-signal drawing' },
  ],
  descriptions: {
    heading:
      'Read out by screen readers, but not shown, in the layouts “Columns, each with a note in bold” and “Large numbers between hairlines”.',
  },
  fields: [
    defineField({
      name: 'items',
      title: 'Items',
      type: 'array',
      of: [defineArrayMember({ type: 'feature' })],
      validation: (rule) => rule.required().min(1).max(24),
    }),
    defineField({
      name: 'picture',
      title: 'Drawing of the blocks',
      type: 'picture',
      description: 'One drawing (SVG) with the views f1, f2 and so on, in the order of the items.',
      hidden: onlyIn('blocks'),
    }),
  ],
})
