import { PackageIcon } from '@sanity/icons/Package'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { actionsField, headingField, leadField } from './fields.ts'

/** Products as sheets of uneven width that hang from their own beams. */
export const productGallery = defineType({
  name: 'productGallery',
  title: 'Product gallery',
  type: 'object',
  icon: PackageIcon,
  options: { section: { group: 'ways' } },
  fields: [
    defineField({
      name: 'kicker',
      title: 'Name above the heading',
      type: 'string',
      description: 'Set in the text face, so acronyms and names read well.',
      validation: (rule) => rule.max(60),
    }),
    headingField,
    leadField,
    actionsField,
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'productCard' }] })],
      validation: (rule) => rule.required().unique().min(1).max(12),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'products.0.image' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Product gallery', media }),
  },
})
