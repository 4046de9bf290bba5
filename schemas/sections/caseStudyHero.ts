import { BookIcon } from '@sanity/icons/Book'
import { requiredString } from '../objects/requiredString.ts'
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
    requiredString('client', 'Client and place', 60),
    requiredString('published', 'Month and year', 30),
    pictureField,
    smallPictureField,
  ],
  preview: { media: 'picture' },
})
