import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { placeFields, placeFieldset } from './place.ts'

/** Testimonials, one at a time. */
export const testimonialSlider = defineType({
  name: 'testimonialSlider',
  title: 'Testimonials',
  type: 'object',
  icon: BlockquoteIcon,
  options: { section: { group: 'people' } },
  fieldsets: [placeFieldset],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Read out by screen readers; not shown.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      type: 'array',
      description:
        'Usually empty: all testimonials are shown, in the order of the list “Testimonials”. Choose some only to show fewer of them here, or in another order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'testimonial' }] })],
      validation: (rule) => rule.unique().max(12),
    }),
    ...placeFields('light'),
  ],
  preview: {
    select: { title: 'heading', media: 'testimonials.0.image' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Testimonials', media }),
  },
})
