import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** Features of an app, each beside the woven block that stands for it. */
export const featureBlocks = defineType({
  name: 'featureBlocks',
  title: 'Features by their blocks',
  type: 'object',
  icon: ThLargeIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'blocks',
      title: 'Drawing of the blocks',
      type: 'picture',
      description: 'One drawing (SVG) with the views f1, f2 and so on, by the features’ numbers.',
    }),
    defineField({
      name: 'items',
      title: 'Features',
      type: 'array',
      of: [defineArrayMember({ type: 'featureItem' })],
      validation: (rule) => rule.required().min(1).max(24),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'blocks' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Features by their blocks', media }),
  },
})
