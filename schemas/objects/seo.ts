import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { notSvg } from './sharingPicture.ts'

/** How a page appears in search results and when it is shared. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  icon: SearchIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The headline of the search result. The website’s name is added after it.',
      validation: (rule) => [
        rule.required().error('Search engines need a title.'),
        rule.max(55).warning('Search results cut titles after about 55 characters.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'One or two sentences that say what the visitor finds on the page.',
      validation: (rule) => [
        rule.required().error('Search engines need a description.'),
        rule
          .min(50)
          .warning(
            'Search engines may replace descriptions shorter than 50 characters with their own.',
          ),
        rule.max(160).warning('Search results cut descriptions after about 160 characters.'),
      ],
    }),
    defineField({
      name: 'image',
      title: 'Sharing picture',
      type: 'picture',
      description:
        '1200 by 630 pixels, PNG or JPEG. If empty, the default from Site settings is used.',
      validation: (rule) => rule.custom(notSvg).warning(),
    }),
    defineField({
      name: 'noindex',
      title: 'Keep out of search engines',
      type: 'boolean',
    }),
  ],
})

/** Tabs of a document that is a page. */
export const CONTENT_AND_SEARCH = [
  { name: 'content', title: 'Content', default: true },
  { name: 'search', title: 'Search and sharing' },
]

export const seoField = defineField({
  name: 'seo',
  title: 'Search and sharing',
  type: 'seo',
  group: 'search',
  validation: (rule) => rule.required(),
})
