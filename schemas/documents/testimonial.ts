import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineField, defineType } from 'sanity'
import { requiredPicture } from '../objects/picture.ts'
import { withoutQuotationMarks } from '../objects/quotationMarks.ts'
import { requiredString } from '../objects/requiredString.ts'

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
    requiredString('author', 'Person', 60),
    requiredString('role', 'Role', 60),
    requiredString('company', 'Company', 80),
    defineField({
      name: 'image',
      title: 'Portrait',
      type: 'picture',
      validation: requiredPicture,
    }),
    defineField({ name: 'order', title: 'Order', type: 'order', hidden: true }),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'author', subtitle: 'quote', media: 'image' } },
})
