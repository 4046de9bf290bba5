import { BillIcon } from '@sanity/icons/Bill'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection, onlyIn } from './defineSection.ts'

/** A receipt: lines with amounts, and their total. */
export const receipt = defineSection({
  name: 'receipt',
  title: 'Receipt',
  icon: BillIcon,
  group: 'figures',
  keywords: ['sum', 'bill', 'total', 'price', 'invoice', 'calculation', 'takings'],
  layouts: [
    { name: 'total', title: 'A sum with its result' },
    { name: 'takings', title: 'A torn receipt, added up' },
  ],
  fields: [
    defineField({
      name: 'columns',
      title: 'Headings of the columns',
      type: 'array',
      description:
        'Three headings, in this order: whose receipt it is, the “Sold” column, the “Share” column.',
      of: [
        defineArrayMember({ type: 'string', title: 'Heading', validation: (rule) => rule.max(40) }),
      ],
      hidden: onlyIn('takings'),
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: 'lines',
      title: 'Lines',
      type: 'array',
      of: [defineArrayMember({ type: 'receiptLine' })],
      validation: (rule) => rule.required().min(1).max(8),
    }),
    defineField({
      name: 'result',
      title: 'Result',
      type: 'object',
      description:
        'In the layout “A torn receipt, added up”, leave the value empty: the website adds up the shares.',
      fields: [
        defineField({
          name: 'label',
          title: 'Label',
          type: 'string',
          validation: (rule) => rule.max(60),
        }),
        defineField({
          name: 'value',
          title: 'Value',
          type: 'string',
          validation: (rule) => rule.max(30),
        }),
      ],
    }),
  ],
})
