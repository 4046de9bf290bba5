import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType, getPublishedId, type Rule } from 'sanity'
import { CONTENT_AND_SEARCH, seoField } from '../objects/seo.ts'
import { freePath, redirectedInRelease, wellFormedPath } from '../objects/sitePath.ts'

/** In the words visitors read. */
const TOPICS = ['Company', 'Products', 'Guides']
const ARTICLE_PATH = /^\/articles\/[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The list, its further pages and the feed are found by this path. */
export function articlePath(path: string | undefined): true | string {
  if (path === undefined || ARTICLE_PATH.test(path)) return true
  return 'The path of an article is /articles/ followed by one name, for example /articles/new-office.'
}

/**
 * Refuses an update of an article before its date.
 * @param updated a day
 * @param published a time, of which visitors see the day in Ghana
 */
export function updatedAfter(updated: string | undefined, published: unknown): true | string {
  const day = typeof published === 'string' ? published.slice(0, 10) : ''
  return updated && updated < day
    ? `The article has the date ${day}. It cannot be updated before.`
    : true
}

/** News, a new product or a guide; the newest is the first in the list at /articles. */
export const article = defineType({
  name: 'article',
  title: 'Article',
  type: 'document',
  icon: BookIcon,
  groups: CONTENT_AND_SEARCH,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(90),
    }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'sitePath',
      group: 'content',
      description: 'For example /articles/new-office. Lower-case letters, digits and hyphens.',
      validation: (rule: Rule) => [
        rule.required().custom(wellFormedPath).custom(articlePath).custom(freePath),
        rule.custom(redirectedInRelease).warning(),
      ],
    }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      type: 'datetime',
      group: 'content',
      description: 'Articles are listed by this date, in GMT. It does not delay publishing.',
      // The website shows the date in Ghana, wherever the editor is.
      options: { displayTimeZone: 'Africa/Accra', allowTimeZoneSwitch: false },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      type: 'date',
      group: 'content',
      description: 'Leave empty until you make a change that readers should know about.',
      validation: (rule) =>
        rule.custom((date, { document }) => updatedAfter(date, document?.publishedAt)),
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'reference',
      to: [{ type: 'teamMember' }],
      group: 'content',
      options: { disableNew: true },
      description: 'A member of the team. The end of the article introduces the author.',
    }),
    defineField({
      name: 'byline',
      title: 'Author outside the team',
      type: 'string',
      group: 'content',
      description:
        'The name of an organisation or a desk that is not in the team, for example “Security desk”. Search engines read it as an organisation.',
      hidden: ({ document }) => Boolean(document?.author),
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'topic',
      title: 'Topic',
      type: 'string',
      group: 'content',
      description: 'Articles on the same topic are suggested at the end of the article.',
      options: { list: TOPICS, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'lead',
      title: 'Lead',
      type: 'text',
      rows: 4,
      group: 'content',
      description: 'One to three sentences. Lists and the feed show them too.',
      validation: (rule) => rule.required().max(320),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      group: 'content',
      description:
        'Cropped around the hotspot (or the centre) to a band above the title, and to thumbnails in lists.',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'articleBody',
      group: 'content',
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'related',
      title: 'Related articles',
      type: 'array',
      group: 'content',
      description: 'If empty, the newest articles on the same topic are shown.',
      of: [
        defineArrayMember({
          type: 'reference',
          title: 'Article',
          to: [{ type: 'article' }],
          weak: true,
          options: { disableNew: true, filter: otherArticles },
        }),
      ],
      validation: (rule) => rule.unique().max(3),
    }),
    seoField,
  ],
  orderings: [
    { name: 'date', title: 'Date', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', date: 'publishedAt', author: 'author.name', media: 'picture' },
    prepare: ({ title, date, author, media }) => ({
      title,
      subtitle: [String(date ?? '').slice(0, 10), author].filter(Boolean).join(', '),
      media,
    }),
  },
})

/** An article is not related to itself. */
function otherArticles({ document }: { document: { _id: string } }) {
  return {
    filter: '!(_id in [$id, "drafts." + $id])',
    params: { id: getPublishedId(document._id) },
  }
}
