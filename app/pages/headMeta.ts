import type { MetaDescriptor } from '@remix-run/node'

export type HeadElement =
  | { title: string }
  | { name: string; content: string }
  | { tagName: 'link'; rel: string; href: string }
  | { tagName: 'link'; rel: string; href: string; type: string; title: string }

/** The head of one page, as plain data: the server creates it, the router stores it. */
export interface PageHead {
  elements: HeadElement[]
}

/** The same as descriptors for Remix's `meta`. */
export function headMeta({ elements }: PageHead): MetaDescriptor[] {
  return elements
}

/** A missing page, or one that could not be rendered, is not indexed and not shared. */
export function problemMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
