import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineField, defineType } from 'sanity'
import { withoutQuotationMarks } from '../objects/quotationMarks.ts'

/** What a customer said, in their words. */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: 'quote',
      title: 'Quote',
      type: 'text',
      rows: 4,
      description: 'Without quotation marks: the website adds them.',
      validation: (rule) => rule.required().max(280).custom(withoutQuotationMarks),
    }),
    defineField({
      name: 'author',
      title: 'Person',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'company',
      title: 'Company',
      type: 'string',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'image',
      title: 'Portrait',
      type: 'picture',
      validation: (rule) => rule.required().assetRequired(),
    }),
    defineField({ name: 'order', title: 'Order', type: 'order' }),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'author', subtitle: 'quote', media: 'image' } },
})
