import { ActivityIcon } from '@sanity/icons/Activity'
import { defineType } from 'sanity'
import { factsField, headingField } from './fields.ts'

/** A signal that drops and comes back, with what happens before, during and after. */
export const signalGap = defineType({
  name: 'signalGap',
  title: 'Gap in the signal',
  type: 'object',
  icon: ActivityIcon,
  options: { section: { group: 'stories' } },
  fields: [headingField, factsField('moments', 'Before, during, after', { min: 3, max: 3 })],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Gap in the signal' }),
  },
})
