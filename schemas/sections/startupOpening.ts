import { RocketIcon } from '@sanity/icons/Rocket'
import { defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** A headline on orange over cloth across the window. */
export const startupOpening = defineType({
  name: 'startupOpening',
  title: 'Opening for startups',
  type: 'object',
  icon: RocketIcon,
  options: { section: { group: 'openings' } },
  fields: [
    headingField,
    leadField,
    defineField({ name: 'cloth', title: 'Cloth', type: 'picture' }),
  ],
  preview: {
    select: { title: 'heading', media: 'cloth' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Opening for startups', media }),
  },
})
