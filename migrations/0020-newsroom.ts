import { at, defineMigration, type NodePatch, replace, set, unset } from '@sanity/migrate'
import { type Fields, isFields } from './sections/mapping.ts'

/** The page as it was shipped; what an editor has written instead stays. */
const PLACEHOLDER = {
  heading: 'The first article will be printed here',
  description: 'A placeholder that shows how an article will look here. Nothing is published yet.',
}
const LEAD =
  'News of the company, what is new for merchants, and guides to print. Written by the people who do the work.'
const DESCRIPTION =
  'News of a payment company in Accra, what is new for merchants, and guides to print for the till. Written by the people who do the work.'
const WORDS = {
  _type: 'articleWords',
  by: 'By',
  updated: 'Updated',
  author: 'Who wrote this',
  related: 'Read on',
  all: 'All articles',
  feed: 'Feed (Atom)',
}

/**
 * Articles are documents of their own. The page at `/articles` lists them in place of the
 * placeholder that was shipped there, and search engines may list it.
 */
export default defineMigration({
  title: 'List articles at /articles',
  documentTypes: ['page', 'siteSettings'],
  migrate: {
    document(document) {
      if (document._type === 'siteSettings') {
        return document.articles === undefined ? at('articles', set(WORDS)) : undefined
      }
      const patches = document.path === '/articles' ? [...listPatches(document)] : []
      return patches.length > 0 ? patches : undefined
    },
  },
})

function* listPatches({ sections, seo }: Fields): Generator<NodePatch> {
  const placeholder = Array.isArray(sections) && sections.find(isPlaceholder)
  if (!placeholder) return
  const { _key, picture } = placeholder
  yield at(
    ['sections'],
    replace(
      [
        {
          _type: 'hero',
          _key: `${_key}-head`,
          layout: 'threads',
          heading: 'What we know, written down',
          lead: LEAD,
          ...(picture !== undefined && { picture }),
        },
        {
          _type: 'articleList',
          _key: `${_key}-list`,
          layout: 'ledger',
          emptyText: 'No articles yet',
          olderLabel: 'Older articles',
          newerLabel: 'Newer articles',
        },
      ],
      { _key },
    ),
  )
  if (!isFields(seo)) return
  if (seo.noindex !== undefined) yield at(['seo', 'noindex'], unset())
  if (seo.description === PLACEHOLDER.description) {
    yield at(['seo', 'description'], set(DESCRIPTION))
  }
}

function isPlaceholder(section: unknown): section is Fields & { _key: string } {
  return (
    isFields(section) &&
    section._type === 'articleText' &&
    section.heading === PLACEHOLDER.heading &&
    typeof section._key === 'string'
  )
}
