import type { DescribedHead, ForCrawlers, PageHead } from './meta.ts'

type RequestContext = object
const kept = new WeakMap<RequestContext, ForCrawlers>()

/**
 * Structured data and sharing tags are for crawlers, which read documents: they are written into
 * the document and not sent to the browser's router.
 * @returns the head for the router
 */
export function keepForCrawlers(context: RequestContext, head: DescribedHead): PageHead {
  kept.set(context, head.forCrawlers)
  return { elements: head.elements }
}

/** @returns the tags stored for this request, as elements of the head */
export function tagsForCrawlers(context: RequestContext): string {
  const { sharing, structuredData } = kept.get(context) ?? { sharing: [], structuredData: [] }
  const metas = sharing.map((tag) => {
    const name = 'name' in tag ? `name="${tag.name}"` : `property="${tag.property}"`
    return `<meta ${name} content="${inAttribute(tag.content)}"/>`
  })
  const scripts = structuredData.map(
    (json) => `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`,
  )
  return [...metas, ...scripts].join('')
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
