import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** Ways to pay, each with the colour of its thread in the drawing at the head of the page. */
export const paymentWays = defineType({
  name: 'paymentWays',
  title: 'Ways to pay',
  type: 'object',
  icon: CreditCardIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'ways',
      title: 'Ways',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'paymentWay',
          title: 'Way',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'text',
              title: 'What the customer does',
              type: 'text',
              rows: 2,
              validation: (rule) => rule.required().max(160),
            }),
            defineField({
              name: 'note',
              title: 'When you see it',
              type: 'string',
              validation: (rule) => rule.max(60),
            }),
            defineField({
              name: 'thread',
              title: 'Thread',
              type: 'thread',
              validation: (rule) => rule.required(),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).max(9),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Ways to pay' }),
  },
})
