import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'
import { placeFields, placeFieldset } from './place.ts'

/** Questions and answers, one open at a time. */
export const questions = defineType({
  name: 'questions',
  title: 'Questions',
  type: 'object',
  icon: HelpCircleIcon,
  options: { section: { group: 'people' } },
  fieldsets: [placeFieldset],
  fields: [
    headingField,
    defineField({
      name: 'items',
      title: 'Questions',
      type: 'array',
      description:
        'Usually empty: all questions are shown, in the order of the list “FAQs”. Choose some only to show fewer of them here, or in another order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'faqItem' }] })],
      validation: (rule) => rule.max(12).unique(),
    }),
    defineField({ name: 'cloth', title: 'Cloth', type: 'picture' }),
    defineField({ name: 'picture', title: 'Picture in front of the cloth', type: 'picture' }),
    ...placeFields('light'),
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Questions', media }),
  },
})
