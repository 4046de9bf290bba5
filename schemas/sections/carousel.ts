import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** Pictures that take turns, with one link next to them. */
export const carousel = defineSection({
  name: 'carousel',
  title: 'Carousel',
  icon: ImagesIcon,
  group: 'text',
  keywords: ['slider', 'slideshow', 'gallery', 'pictures'],
  heading: 'optional',
  grounds: 'dark',
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
  ],
  preview: { title: 'slides.0.heading', media: 'slides.0.picture' },
})
