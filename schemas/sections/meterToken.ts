import { TokenIcon } from '@sanity/icons/Token'
import { defineField, defineType } from 'sanity'
import { factsField, headingField } from './fields.ts'

/** A prepaid electricity token, set as large as it matters. */
export const meterToken = defineType({
  name: 'meterToken',
  title: 'Meter token',
  type: 'object',
  icon: TokenIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'token',
      title: 'Token',
      type: 'string',
      description: 'Twenty digits in groups of four, as meters take them.',
      validation: (rule) =>
        rule.required().regex(/^\d{4}( \d{4}){4}$/, { name: 'five groups of four digits' }),
    }),
    factsField('notes', 'How it reaches the customer', { max: 3 }),
  ],
  preview: {
    select: { title: 'heading', subtitle: 'token' },
    prepare: ({ title, subtitle }) => ({ title, subtitle: `Meter token: ${subtitle ?? ''}` }),
  },
})
