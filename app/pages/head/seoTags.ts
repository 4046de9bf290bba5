import type { LoadContext } from '../../partialHydration/createServerValue.ts'
import type { PageMetadata } from './metaDescriptors.ts'
import type { DescribedHead, SeoTags } from './pageHead.ts'
import { iconLinks } from './siteIcons.ts'

const storedTags = new WeakMap<LoadContext, SeoTags>()

/**
 * Structured data and sharing tags are for crawlers, which read documents, and the icons are the
 * same on every page: they are written into the document and not sent to the browser's router.
 * @returns the head for the router
 */
export function storeSeoTags(
  context: LoadContext,
  { metadata, seoTags }: DescribedHead,
): PageMetadata {
  storedTags.set(context, seoTags)
  return metadata
}

/** For a page that could not be rendered. */
const DEFAULT_TAGS: SeoTags = { sharing: [], structuredData: [], icons: iconLinks(null) }

/** @returns the tags stored for this request, as elements of the head */
export function seoTags(context: LoadContext): string {
  const { sharing, structuredData, icons } = storedTags.get(context) ?? DEFAULT_TAGS
  const metas = sharing.map((tag) => {
    const name = 'name' in tag ? `name="${tag.name}"` : `property="${tag.property}"`
    return `<meta ${name} content="${inAttribute(tag.content)}"/>`
  })
  const scripts = structuredData.map(
    (json) => `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`,
  )
  const links = icons.map((link) => {
    const attributes = Object.entries(link).map(
      ([name, value]) => `${name}="${inAttribute(value)}"`,
    )
    return `<link ${attributes.join(' ')}/>`
  })
  return [...links, ...metas, ...scripts].join('')
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
