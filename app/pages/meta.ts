import type { MetaDescriptor } from '@remix-run/node'
import type { PAGE_QUERY_RESULT, SITE_QUERY_RESULT } from '../content/types.generated.ts'

type SiteSettings = NonNullable<SITE_QUERY_RESULT>
type DescribedPage = Pick<NonNullable<PAGE_QUERY_RESULT>, 'title' | 'path' | 'seo'>

type HeadElement =
  | { title: string }
  | { name: string; content: string }
  | { tagName: 'link'; rel: string; href: string }

/** What stands in the head for one page, as plain data: the server makes it, the router keeps it. */
export interface PageHead {
  elements: HeadElement[]
}

type SharingElement = { name: string; content: string } | { property: string; content: string }

/** What only crawlers read. */
export interface ForCrawlers {
  /** How the page is shown where it is shared. */
  sharing: readonly SharingElement[]
  /** Objects of schema.org, as JSON. */
  structuredData: readonly string[]
}

/** A head with what the server writes into the document and sends nowhere else. */
export interface DescribedHead extends PageHead {
  forCrawlers: ForCrawlers
}

export interface Site {
  settings: SiteSettings
  /** Canonical origin, without a trailing slash. */
  url: string
}

/**
 * Title, description, canonical address, structured and Open Graph data of a page, and preloads of
 * its scripts. What a page does not say about itself, the site settings say.
 * @param modules addresses of the scripts of the page's sections
 * @param structuredData objects of schema.org
 * @see https://ogp.me
 */
export function pageHead(
  page: DescribedPage,
  modules: readonly string[],
  structuredData: readonly object[],
  { settings, url }: Site,
): DescribedHead {
  const { seo } = page
  const title = withSuffix(seo?.title ?? page.title, settings)
  const description = seo?.description ?? settings.seo?.description ?? ''
  const canonical = `${url}${page.path}`
  const elements: HeadElement[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(seo?.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...modulePreloads(modules),
  ]
  const sharing: SharingElement[] = [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: settings.name ?? '' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...sharingPicture(seo?.image ?? settings.seo?.image, url),
  ]
  const things = structuredData.map((thing) => JSON.stringify(thing))
  return { elements, forCrawlers: { sharing, structuredData: things } }
}

/** The head of the page that stands for missing ones: it is nothing to be found or shared. */
export function absenceHead(
  { title, seo }: DescribedPage,
  modules: readonly string[],
  { settings }: Site,
): DescribedHead {
  return {
    elements: [
      { title: withSuffix(seo?.title ?? title, settings) },
      { name: 'description', content: seo?.description ?? '' },
      { name: 'robots', content: 'noindex' },
      ...modulePreloads(modules),
    ],
    forCrawlers: { sharing: [], structuredData: [] },
  }
}

function modulePreloads(modules: readonly string[]): HeadElement[] {
  return modules.map((href) => ({ tagName: 'link', rel: 'modulepreload', href }))
}

/** The same as descriptors for Remix's `meta`. */
export function headMeta({ elements }: PageHead): MetaDescriptor[] {
  return elements
}

/** A page that is not there, or could not be made, is nothing to be found or shared. */
export function problemMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

function withSuffix(title: string | null, settings: SiteSettings): string {
  return [title, settings.seo?.titleSuffix].filter(Boolean).join(' | ')
}

type Picture = NonNullable<SiteSettings['seo']>['image'] | undefined

function sharingPicture(picture: Picture, siteUrl: string): SharingElement[] {
  if (!picture?.asset?.url) return []
  const { url, metadata } = picture.asset
  return [
    { property: 'og:image', content: new URL(url, siteUrl).href },
    { property: 'og:image:width', content: String(metadata?.dimensions?.width ?? '') },
    { property: 'og:image:height', content: String(metadata?.dimensions?.height ?? '') },
    { property: 'og:image:alt', content: picture.alt ?? '' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
