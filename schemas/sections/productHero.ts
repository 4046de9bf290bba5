import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField, smallPictureField } from './fields.ts'

/** A product page’s opening: words on a ground, and a drawing that stands to them as chosen. */
export const productHero = defineType({
  name: 'productHero',
  title: 'Product opening',
  type: 'object',
  icon: ImageIcon,
  options: { section: { group: 'openings' } },
  fields: [
    headingField,
    leadField,
    actionsField,
    pictureField,
    smallPictureField,
    defineField({
      name: 'arrangement',
      title: 'Where the drawing stands',
      type: 'string',
      options: {
        list: [
          { title: 'Beside the words', value: 'beside' },
          { title: 'Rising from the foot, under the words', value: 'rising' },
          { title: 'From the beam down to the foot, along the right edge', value: 'hanging' },
          { title: 'From the foot, off the right edge', value: 'overhanging' },
        ],
      },
      initialValue: 'beside',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'ground',
      title: 'Ground',
      type: 'ground',
      initialValue: 'ink',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Product opening', media }),
  },
})
