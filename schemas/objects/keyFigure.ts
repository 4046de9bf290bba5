import { NumberIcon } from '@sanity/icons/Number'
import { defineField, defineType } from 'sanity'
import { requiredString } from './requiredString.ts'

/** A period or amount a policy commits to, shown above its clauses. */
export const keyFigure = defineType({
  name: 'keyFigure',
  title: 'Key figure',
  type: 'object',
  icon: NumberIcon,
  fields: [
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'string',
      description: 'With its unit, for example “7 business days”.',
      validation: (rule) => rule.required().max(24),
    }),
    requiredString('meaning', 'What it means', 120),
  ],
  preview: { select: { title: 'figure', subtitle: 'meaning' } },
})
