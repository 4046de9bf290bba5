import { ImagesIcon } from '@sanity/icons/Images'
import { defineField, defineType } from 'sanity'
import { groundTitles } from './ground.ts'
import { optionTitle } from './optionTitle.ts'
import { requiredPicture } from './picture.ts'
import { requiredString } from './requiredString.ts'

export const slide = defineType({
  name: 'slide',
  title: 'Slide',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    requiredString('heading', 'Heading', 40),
    defineField({
      name: 'ground',
      title: 'Background',
      type: 'ground',
      initialValue: 'indigo',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'cloth', title: 'Background picture', type: 'picture' }),
    defineField({
      name: 'picture',
      title: 'Main picture',
      type: 'picture',
      validation: requiredPicture,
    }),
    defineField({ name: 'overlay', title: 'Picture in front', type: 'picture' }),
  ],
  preview: {
    select: { title: 'heading', ground: 'ground', media: 'picture' },
    prepare: ({ ground, ...shown }) => ({ ...shown, subtitle: optionTitle(groundTitles, ground) }),
  },
})
