import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { placeFields, placeFieldset } from './place.ts'

/** The marks of the companies we work with. */
export const partnerLogos = defineType({
  name: 'partnerLogos',
  title: 'Partner logos',
  type: 'object',
  icon: UsersIcon,
  options: { section: { group: 'people' } },
  fieldsets: [placeFieldset],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'partners',
      title: 'Partners',
      type: 'array',
      description:
        'Usually empty: all partners are shown, in the order of the list “Partners”. Choose some only to show fewer of them here, or in another order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'partner' }] })],
      validation: (rule) => rule.unique().max(12),
    }),
    ...placeFields('light'),
  ],
  preview: {
    select: { title: 'heading', media: 'partners.0.logo' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Partner logos', media }),
  },
})
