import { EqualIcon } from '@sanity/icons/Equal'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

const fields = [
  defineField({
    name: 'label',
    title: 'Label',
    type: 'string',
    validation: (rule) => rule.required().max(60),
  }),
  defineField({
    name: 'value',
    title: 'Value',
    type: 'string',
    validation: (rule) => rule.required().max(30),
  }),
]

/** One transfer worked out from what is sent to what arrives. */
export const exchangeSum = defineType({
  name: 'exchangeSum',
  title: 'Exchange sum',
  type: 'object',
  icon: EqualIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'steps',
      title: 'Steps',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'sumStep',
          title: 'Step',
          type: 'object',
          fields,
          preview: { select: { title: 'label', subtitle: 'value' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    defineField({ name: 'result', title: 'Result', type: 'object', fields }),
  ],
  preview: {
    select: { title: 'heading', subtitle: 'result.value' },
  },
})
