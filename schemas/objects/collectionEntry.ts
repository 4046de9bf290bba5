import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType } from 'sanity'
import { requiredString } from './requiredString.ts'

/** One payment on the phone: when, from whom, how much, and its state. */
export const collectionEntry = defineType({
  name: 'collectionEntry',
  title: 'Payment',
  type: 'object',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'time',
      title: 'Time',
      type: 'string',
      validation: (rule) =>
        rule.required().regex(/^\d{2}:\d{2}$/, { name: 'hours and minutes, such as 09:04' }),
    }),
    requiredString('name', 'From', 40),
    defineField({
      name: 'amount',
      title: 'Amount',
      type: 'string',
      description: 'In cedis, with pesewas: 20.00',
      validation: (rule) =>
        rule.required().regex(/^[\d,]+\.\d{2}$/, { name: 'cedis and pesewas, such as 20.00' }),
    }),
    requiredString('state', 'State', 20),
    defineField({
      name: 'posted',
      title: 'Completed',
      type: 'boolean',
      description:
        'On: the state is shown in green. Off: in gold, for a payment that is still pending.',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'amount' } },
})
