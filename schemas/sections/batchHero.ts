import { StackIcon } from '@sanity/icons/Stack'
import { defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField, smallPictureField } from './fields.ts'

/** A page’s opening on ink; the drawing stands on its lower edge and crosses into the next section. */
export const batchHero = defineType({
  name: 'batchHero',
  title: 'Opening with a batch',
  type: 'object',
  icon: StackIcon,
  options: { section: { group: 'openings' } },
  fields: [headingField, leadField, actionsField, pictureField, smallPictureField],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Opening with a batch', media }),
  },
})
