import { TransferIcon } from '@sanity/icons/Transfer'
import { defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField, smallPictureField } from './fields.ts'

/** A page’s opening on dew: a drawing fills the right and runs off the window. */
export const requestHero = defineType({
  name: 'requestHero',
  title: 'Opening with a request',
  type: 'object',
  icon: TransferIcon,
  options: { section: { group: 'openings' } },
  fields: [headingField, leadField, actionsField, pictureField, smallPictureField],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Opening with a request', media }),
  },
})
