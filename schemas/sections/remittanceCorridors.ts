import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField, smallPictureField } from './fields.ts'

/** The head of a page on ink: threads run from cities abroad to towns in Ghana. */
export const remittanceCorridors = defineType({
  name: 'remittanceCorridors',
  title: 'Remittance corridors',
  type: 'object',
  icon: EarthGlobeIcon,
  options: { section: { group: 'stories' } },
  fields: [headingField, leadField, actionsField, pictureField, smallPictureField],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Remittance corridors', media }),
  },
})
