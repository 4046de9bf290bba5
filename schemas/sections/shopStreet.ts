import { BasketIcon } from '@sanity/icons/Basket'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { actionsField, headingField, leadField } from './fields.ts'

/** Products as shopfronts side by side on one street. */
export const shopStreet = defineType({
  name: 'shopStreet',
  title: 'Street of shops',
  type: 'object',
  icon: BasketIcon,
  options: { section: { group: 'openings' } },
  fields: [
    headingField,
    leadField,
    actionsField,
    defineField({
      name: 'shops',
      title: 'Shops',
      type: 'array',
      description: 'Pictures are shopfronts that stand on the ground.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'productCard' }] })],
      validation: (rule) => rule.required().unique().min(1).max(3),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'shops.0.image' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Street of shops', media }),
  },
})
