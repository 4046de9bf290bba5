import type { MetaDescriptor } from '@remix-run/node'
import { FEED_PATH } from '../article/feedPath.ts'

/**
 * What the head of one page says, as plain data: the server creates it, the router stores it. It is
 * part of every document, so what does not apply to a page is absent.
 */
export interface PageMetadata {
  title: string
  description: string
  /** Canonical URL. */
  canonical?: string | undefined
  noindex?: true | undefined
  /** Title of the Atom feed that readers of feeds find on this page. */
  feed?: string | undefined
  /** URLs of the scripts of the page's sections. */
  modules?: readonly string[] | undefined
}

/** The same as descriptors for Remix's `meta`. */
export function metaDescriptors(head: PageMetadata): MetaDescriptor[] {
  const { title, description, canonical, noindex, feed, modules = [] } = head
  return [
    { title },
    { name: 'description', content: description },
    ...(canonical ? [link({ rel: 'canonical', href: canonical })] : []),
    ...(noindex ? [NOINDEX] : []),
    ...(feed === undefined
      ? []
      : [link({ rel: 'alternate', type: 'application/atom+xml', title: feed, href: FEED_PATH })]),
    ...modules.map((href) => link({ rel: 'modulepreload', href })),
  ]
}

const link = (attributes: Record<string, string>) => ({ tagName: 'link' as const, ...attributes })

const NOINDEX = { name: 'robots', content: 'noindex' }

/** A missing page, or one that could not be rendered, is not indexed and not shared. */
export function errorPageMeta(title: string): MetaDescriptor[] {
  return [{ title }, NOINDEX]
}
