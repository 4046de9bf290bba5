import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'

function labelField(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'string',
    validation: (rule) => rule.required().max(40),
  })
}

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
