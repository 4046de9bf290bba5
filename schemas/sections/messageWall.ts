import { CommentIcon } from '@sanity/icons/Comment'
import { defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField } from './fields.ts'

/** The head of a page as one message on a wall of them. */
export const messageWall = defineType({
  name: 'messageWall',
  title: 'Wall of messages',
  type: 'object',
  icon: CommentIcon,
  options: { section: { group: 'stories' } },
  fields: [headingField, leadField, actionsField, { ...pictureField, title: 'Wall' }],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Wall of messages', media }),
  },
})
