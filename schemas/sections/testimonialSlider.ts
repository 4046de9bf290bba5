import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** Testimonials, one at a time. */
export const testimonialSlider = defineSection({
  name: 'testimonialSlider',
  title: 'Testimonials',
  icon: BlockquoteIcon,
  group: 'people',
  keywords: ['customers', 'quotations', 'reviews', 'voices'],
  lead: 'none',
  limits: { heading: 60 },
  descriptions: { heading: 'Read out by screen readers, but not shown.' },
  grounds: 'light',
  fields: [
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      type: 'array',
      description:
        'Usually empty: all testimonials are shown, in the order of the list “Testimonials”. Choose some only to show fewer of them here, or in another order.',
      of: [
        defineArrayMember({
          type: 'reference',
          title: 'Testimonial',
          to: [{ type: 'testimonial' }],
        }),
      ],
      validation: (rule) => rule.unique().max(12),
    }),
  ],
  preview: { media: 'testimonials.0.image' },
})
