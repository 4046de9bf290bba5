import { BillIcon } from '@sanity/icons/Bill'
import { defineField, defineType } from 'sanity'

/** What was paid in one week. */
export const weekPayment = defineType({
  name: 'weekPayment',
  title: 'Payment',
  type: 'object',
  icon: BillIcon,
  fields: [
    defineField({
      name: 'week',
      title: 'Week',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1).max(20),
    }),
    defineField({
      name: 'amountCedis',
      title: 'Amount in cedis',
      type: 'number',
      validation: (rule) => rule.required().positive(),
    }),
    defineField({
      name: 'thread',
      title: 'Colour',
      type: 'string',
      description: 'By the place it was paid at.',
      options: {
        list: [
          { title: 'Orange', value: 'signal' },
          { title: 'Indigo', value: 'indigo' },
          { title: 'Green: the last one', value: 'ok' },
        ],
      },
      initialValue: 'signal',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { week: 'week', amount: 'amountCedis' },
    prepare: ({ week, amount }) => ({ title: `Week ${week ?? '?'}: GHS ${amount ?? '?'}` }),
  },
})
