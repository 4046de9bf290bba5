import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { placeFields, placeFieldset } from './place.ts'

/** Pictures that take turns, with one link next to them. */
export const carousel = defineType({
  name: 'carousel',
  title: 'Carousel',
  type: 'object',
  icon: ImagesIcon,
  options: { section: { group: 'ways' } },
  fieldsets: [placeFieldset],
  fields: [
    defineField({
      name: 'slides',
      title: 'Slides',
      type: 'array',
      description: 'Three work best: one in front and a neighbour on each side.',
      of: [defineArrayMember({ type: 'slide' })],
      validation: (rule) => rule.required().min(2).max(6),
    }),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    ...placeFields('dark'),
  ],
  preview: {
    select: { title: 'slides.0.heading', media: 'slides.0.picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Carousel', media }),
  },
})
