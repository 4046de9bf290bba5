import type { DescribedHead, PageHead } from './meta.ts'

type RequestContext = object
const kept = new WeakMap<RequestContext, readonly string[]>()

/**
 * Structured data is for crawlers: it is written into the document and not sent to the browser's
 * router, which has no use for it.
 * @returns the head as the router gets it
 */
export function keepStructuredData(context: RequestContext, head: DescribedHead): PageHead {
  kept.set(context, head.structuredData)
  return { elements: head.elements }
}

/** @returns the structured data of the page that was read for this request, as elements of the head */
export function structuredDataTags(context: RequestContext): string {
  return (kept.get(context) ?? [])
    .map((json) => `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`)
    .join('')
}
