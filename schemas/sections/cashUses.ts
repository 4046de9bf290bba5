import { HomeIcon } from '@sanity/icons/Home'
import { defineType } from 'sanity'
import { factsField, headingField } from './fields.ts'

/** Places where people pay cash today, and how it goes without. */
export const cashUses = defineType({
  name: 'cashUses',
  title: 'Where it replaces cash',
  type: 'object',
  icon: HomeIcon,
  options: { section: { group: 'stories' } },
  fields: [headingField, factsField('uses', 'Uses', { min: 2, max: 6 })],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Where it replaces cash' }),
  },
})
