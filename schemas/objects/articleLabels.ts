import { CommentIcon } from '@sanity/icons/Comment'
import { defineType } from 'sanity'
import { labelField } from './labelField.ts'

/** What is around the text, the same on every article. */
export const articleLabels = defineType({
  name: 'articleLabels',
  title: 'Article labels',
  type: 'object',
  icon: CommentIcon,
  fields: [
    labelField('by', 'Text before the author’s name'),
    labelField('updated', 'Text before the date of the last update'),
    labelField('author', 'Heading above the author'),
    labelField('related', 'Heading of related articles'),
    labelField('all', 'Link to all articles'),
    labelField('feed', 'Link to the feed'),
  ],
})
