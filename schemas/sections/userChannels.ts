import { CommentIcon } from '@sanity/icons/Comment'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** The channels a product is used through, each with a drawing. */
export const userChannels = defineType({
  name: 'userChannels',
  title: 'User channels',
  type: 'object',
  icon: CommentIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'picture',
      title: 'Drawing',
      type: 'picture',
      description: 'One drawing (SVG) with a named view for each channel.',
    }),
    defineField({
      name: 'channels',
      title: 'Channels',
      type: 'array',
      of: [defineArrayMember({ type: 'userChannel' })],
      validation: (rule) => rule.required().min(2).max(4),
    }),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'User channels', media }),
  },
})
