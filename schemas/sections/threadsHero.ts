import { SplitHorizontalIcon } from '@sanity/icons/SplitHorizontal'
import { defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField, smallPictureField } from './fields.ts'

/** A page’s opening: heading and words side by side, and a drawing from edge to edge below. */
export const threadsHero = defineType({
  name: 'threadsHero',
  title: 'Opening with threads',
  type: 'object',
  icon: SplitHorizontalIcon,
  options: { section: { group: 'openings' } },
  fields: [headingField, leadField, actionsField, pictureField, smallPictureField],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Opening with threads', media }),
  },
})
