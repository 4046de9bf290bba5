import type { MetaDescriptor } from '@remix-run/node'
import type { SITE_QUERY_RESULT } from '../content/types.generated.ts'
import type { LoadedPage } from './pageLoader.ts'

type SiteSettings = NonNullable<SITE_QUERY_RESULT>

export interface Site {
  settings: SiteSettings
  /** Canonical origin, without a trailing slash. */
  url: string
}

/**
 * Title, description, canonical address and Open Graph data of a page, and preloads of its
 * scripts. What a page does not say about itself, the site settings say.
 * @see https://ogp.me
 */
export function pageMeta({ page, modules }: LoadedPage, { settings, url }: Site): MetaDescriptor[] {
  const { seo } = page
  const title = withSuffix(seo?.title ?? page.title, settings)
  const description = seo?.description ?? settings.seo?.description ?? ''
  const canonical = `${url}${page.path}`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(seo?.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...modules.map((href) => ({ tagName: 'link' as const, rel: 'modulepreload', href })),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: settings.name ?? '' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...sharingPicture(seo?.image ?? settings.seo?.image, url),
  ]
}

/** A page that is not there, or could not be made, is nothing to be found or shared. */
export function problemMeta(title: string, settings: SiteSettings | undefined): MetaDescriptor[] {
  return [{ title: withSuffix(title, settings) }, { name: 'robots', content: 'noindex' }]
}

function withSuffix(title: string | null, settings: SiteSettings | undefined): string {
  return [title, settings?.seo?.titleSuffix].filter(Boolean).join(' | ')
}

type Picture = NonNullable<SiteSettings['seo']>['image'] | undefined

function sharingPicture(picture: Picture, siteUrl: string): MetaDescriptor[] {
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
