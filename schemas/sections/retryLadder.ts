import { RetryIcon } from '@sanity/icons/Retry'
import { defineType } from 'sanity'
import { factsField, headingField } from './fields.ts'

/** What happens when a collection fails, step by step, on ink. */
export const retryLadder = defineType({
  name: 'retryLadder',
  title: 'Ladder of tries',
  type: 'object',
  icon: RetryIcon,
  options: { section: { group: 'stories' } },
  fields: [headingField, factsField('rungs', 'Steps', { min: 2, max: 4 })],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Ladder of tries' }),
  },
})
