import { BookIcon } from '@sanity/icons/Book'
import { defineField } from 'sanity'
import { defineSection } from './defineSection.ts'
import { pictureField, smallPictureField } from './fields.ts'

/** The front of a case study: a masthead, a headline and a picture. */
export const caseStudyHero = defineSection({
  name: 'caseStudyHero',
  title: 'Case study: hero',
  icon: BookIcon,
  group: 'heroes',
  keywords: ['project', 'reference', 'customer story', 'newspaper'],
  grounds: 'light',
  fields: [
    defineField({
      name: 'client',
      title: 'Client and place',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'published',
      title: 'Month and year',
      type: 'string',
      validation: (rule) => rule.required().max(30),
    }),
    pictureField,
    smallPictureField,
  ],
  preview: { media: 'picture' },
})
