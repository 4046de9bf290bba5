import { OlistIcon } from '@sanity/icons/Olist'
import { defineType } from 'sanity'
import { factsField, headingField } from './fields.ts'

/** What has to be settled first, as steps that go down. */
export const openingConditions = defineType({
  name: 'openingConditions',
  title: 'Opening conditions',
  type: 'object',
  icon: OlistIcon,
  options: { section: { group: 'stories' } },
  fields: [headingField, factsField('conditions', 'Conditions', { min: 2, max: 3 })],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Opening conditions' }),
  },
})
