import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'

function words(name: string, title: string) {
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
    words('by', 'Text before the author’s name'),
    words('updated', 'Text before the date of the last update'),
    words('author', 'Heading above the author'),
    words('related', 'Heading of related articles'),
    words('all', 'Link to all articles'),
    words('feed', 'Link to the feed'),
  ],
})
