import { BillIcon } from '@sanity/icons/Bill'
import { defineField, defineType } from 'sanity'
import { onlyInLayouts } from './onlyInLayouts.ts'
import { requiredString } from './requiredString.ts'

const cedis = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    fieldset: 'takings',
    description: 'In cedis.',
    hidden: onlyInLayouts('takings'),
    validation: (rule) => rule.min(0).precision(2),
  })

/** One line of a receipt: words, or two amounts that are added up. */
export const receiptLine = defineType({
  name: 'receiptLine',
  title: 'Line',
  type: 'object',
  icon: BillIcon,
  fieldsets: [
    {
      name: 'takings',
      title: 'Amounts',
      options: { columns: 2 },
    },
  ],
  fields: [
    requiredString('label', 'Label', 60),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      hidden: onlyInLayouts('total'),
      validation: (rule) => rule.max(30),
    }),
    cedis('sold', 'Sold'),
    cedis('share', 'Share'),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})
