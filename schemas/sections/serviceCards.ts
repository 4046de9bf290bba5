import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** The cards that lead to what the company offers. */
export const serviceCards = defineType({
  name: 'serviceCards',
  title: 'Service cards',
  type: 'object',
  icon: ThLargeIcon,
  options: { section: { group: 'ways' } },
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'lead',
      title: 'Lead',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(240),
    }),
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      description:
        'Usually empty: all service cards are shown, in the order of the list “Service cards”. Choose some only to show fewer of them here, or in another order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'serviceCard' }] })],
      validation: (rule) => rule.unique().max(6),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'cards.0.image' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Service cards', media }),
  },
})
