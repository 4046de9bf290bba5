import { fixedRendition, SHARED_PX } from '../../content/fixedRendition.ts'
import type {
  ARTICLE_QUERY_RESULT,
  PAGE_QUERY_RESULT,
  SITE_QUERY_RESULT,
} from '../../content/types.generated.ts'
import { isBelowArticles } from '../../content/urls/articleList.ts'
import { ARTICLES_PATH } from '../../content/urls/articlesPath.ts'
import type { PageMetadata } from './metaDescriptors.ts'
import { type IconLink, iconLinks } from './siteIcons.ts'

type SiteSettings = NonNullable<SITE_QUERY_RESULT>
type DescribedPage = Pick<NonNullable<PAGE_QUERY_RESULT>, 'title' | 'path' | 'seo'>

type DescribedArticle = DescribedPage &
  Pick<
    NonNullable<ARTICLE_QUERY_RESULT>,
    'author' | 'byline' | 'lastUpdated' | 'publishedAt' | 'topic'
  >

type SharingElement = { name: string; content: string } | { property: string; content: string }

/** What is written into the document only. */
export interface SeoTags {
  /** Open Graph tags. */
  sharing: readonly SharingElement[]
  /** Objects of schema.org, as JSON. */
  structuredData: readonly string[]
  icons: readonly IconLink[]
}

/** A head with the tags that only the server writes into the document. */
export interface DescribedHead {
  metadata: PageMetadata
  seoTags: SeoTags
}

export interface Site {
  settings: SiteSettings
  /** Canonical origin, without a trailing slash. */
  url: string
}

interface NotFoundHeadOptions {
  site: Site
  /** URLs of the scripts of the page's sections. */
  modules: readonly string[]
}

interface HeadOptions extends NotFoundHeadOptions {
  /** Objects of schema.org. */
  structuredData: readonly object[]
}

/**
 * Title, description, canonical URL, structured and Open Graph data of a page, and preloads of its
 * scripts. Missing values come from the site settings.
 * @see https://ogp.me
 */
export function pageHead(
  page: DescribedPage,
  { site: { settings, url }, modules, structuredData }: HeadOptions,
): DescribedHead {
  const { seo } = page
  const title = withSuffix(seo?.title ?? page.title, settings)
  const description = seo?.description ?? settings.seo?.description ?? ''
  const canonical = `${url}${page.path}`
  const metadata: PageMetadata = { title, description, canonical }
  if (seo?.noindex) metadata.noindex = true
  if (hasFeed(page.path)) metadata.feed = settings.name ?? ''
  if (modules.length > 0) metadata.modules = modules
  const sharing: SharingElement[] = [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: settings.name ?? '' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...sharingPicture(seo?.image?.asset ? seo.image : settings.seo?.image, url),
  ]
  const things = structuredData.map((thing) => JSON.stringify(thing))
  return {
    metadata,
    seoTags: { sharing, structuredData: things, icons: iconLinks(settings.appIcon) },
  }
}

/** The head of an article, which says when it was written and where to find the next ones. */
export function articleHead(article: DescribedArticle, options: HeadOptions): DescribedHead {
  const { metadata, seoTags } = pageHead(article, options)
  const { publishedAt, lastUpdated, topic, author, byline } = article
  const name = author?.name ?? byline
  const sharing: SharingElement[] = [
    ...seoTags.sharing.filter((tag) => !('property' in tag && tag.property === 'og:type')),
    { property: 'og:type', content: 'article' },
    ...(publishedAt ? [{ property: 'article:published_time', content: publishedAt }] : []),
    ...(lastUpdated ? [{ property: 'article:modified_time', content: lastUpdated }] : []),
    ...(topic ? [{ property: 'article:section', content: topic }] : []),
    ...(name ? [{ name: 'author', content: name }] : []),
  ]
  return { metadata, seoTags: { ...seoTags, sharing } }
}

/** The head of the not-found page: not indexed and not shared. */
export function notFoundHead(
  { title, seo }: DescribedPage,
  { site: { settings }, modules }: NotFoundHeadOptions,
): DescribedHead {
  return {
    metadata: {
      title: withSuffix(seo?.title ?? title, settings),
      description: seo?.description ?? '',
      noindex: true,
      modules,
    },
    seoTags: { sharing: [], structuredData: [], icons: iconLinks(settings.appIcon) },
  }
}

/** Feed autodiscovery: feed readers find the feed from the pages it covers. */
const hasFeed = (path: string | null) =>
  path !== null && (path === ARTICLES_PATH || isBelowArticles(path))

function withSuffix(title: string | null, settings: SiteSettings): string {
  return [title, settings.seo?.titleSuffix].filter(Boolean).join(' | ')
}

type Picture = NonNullable<SiteSettings['seo']>['image'] | undefined

/** As JPEG, because most networks show no SVG, WebP or AVIF. */
function sharingPicture(picture: Picture, siteUrl: string): SharingElement[] {
  const url = fixedRendition(picture, SHARED_PX, 'jpg')
  if (!url) return []
  return [
    { property: 'og:image', content: new URL(url, siteUrl).href },
    { property: 'og:image:width', content: String(SHARED_PX.width) },
    { property: 'og:image:height', content: String(SHARED_PX.height) },
    ...(picture?.alt ? [{ property: 'og:image:alt', content: picture.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
