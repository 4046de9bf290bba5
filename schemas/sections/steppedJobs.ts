import { StackIcon } from '@sanity/icons/Stack'
import { defineType } from 'sanity'
import { factsField, headingField } from './fields.ts'

/** What a product does, as three jobs that step down. */
export const steppedJobs = defineType({
  name: 'steppedJobs',
  title: 'Jobs, stepping down',
  type: 'object',
  icon: StackIcon,
  options: { section: { group: 'stories' } },
  fields: [headingField, factsField('jobs', 'Jobs', { min: 2, max: 3 })],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Jobs, stepping down' }),
  },
})
