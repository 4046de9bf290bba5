import { CommentIcon } from '@sanity/icons/Comment'
import { defineType } from 'sanity'
import { requiredString } from './requiredString.ts'

/** What is around the text, the same on every article. */
export const articleLabels = defineType({
  name: 'articleLabels',
  title: 'Article labels',
  type: 'object',
  icon: CommentIcon,
  fields: [
    requiredString('by', 'Text before the author’s name', 40),
    requiredString('updated', 'Text before the date of the last update', 40),
    requiredString('author', 'Heading above the author', 40),
    requiredString('related', 'Heading of related articles', 40),
    requiredString('all', 'Link to all articles', 40),
    requiredString('feed', 'Link to the feed', 40),
  ],
})
