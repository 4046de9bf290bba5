import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** The marks of the companies we work with. */
export const partnerLogos = defineSection({
  name: 'partnerLogos',
  title: 'Partner logos',
  icon: UsersIcon,
  group: 'people',
  keywords: ['customers', 'brands', 'companies', 'marks', 'trust'],
  limits: { heading: 40 },
  grounds: 'light',
  fields: [
    defineField({
      name: 'partners',
      title: 'Partners',
      type: 'array',
      description:
        'Usually empty: all partners are shown, in the order of the list “Partners”. Choose some only to show fewer of them here, or in another order.',
      of: [defineArrayMember({ type: 'reference', title: 'Partner', to: [{ type: 'partner' }] })],
      validation: (rule) => rule.unique().max(12),
    }),
  ],
  preview: { media: 'partners.0.logo' },
})
