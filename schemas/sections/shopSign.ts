import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { factsField, headingField } from './fields.ts'

/** A question and the answers to it, each under a beam of its own. */
export const shopSign = defineType({
  name: 'shopSign',
  title: 'Sign over the door',
  type: 'object',
  icon: TagIcon,
  options: { section: { group: 'stories' } },
  fields: [headingField, factsField('choices', 'Choices', { min: 2, max: 2 })],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Sign over the door' }),
  },
})
