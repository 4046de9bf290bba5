import { ThListIcon } from '@sanity/icons/ThList'
import { defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** The articles, the newest first; older ones on further pages. */
export const articleList = defineSection({
  name: 'articleList',
  title: 'Articles',
  icon: ThListIcon,
  group: 'lists',
  keywords: ['news', 'newsroom', 'blog', 'press', 'latest'],
  layouts: [{ name: 'ledger', title: 'The newest large, the others in lines' }],
  heading: 'optional',
  fields: [
    defineField({
      name: 'emptyText',
      title: 'Text if there are no articles',
      type: 'string',
      initialValue: 'No articles yet',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'olderLabel',
      title: 'Link to older articles',
      type: 'string',
      initialValue: 'Older articles',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'newerLabel',
      title: 'Link to newer articles',
      type: 'string',
      initialValue: 'Newer articles',
      validation: (rule) => rule.required().max(40),
    }),
  ],
})
