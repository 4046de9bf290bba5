import type { Site } from '../site/startSite.ts'

/** The published question that help pages list first. */
export function firstFaqItem(site: Site) {
  return site.client.fetch<{ _id: string; question: string }>(
    '*[_type == "faqItem"] | order(order)[0]{ _id, question }',
    {},
    { perspective: 'published' },
  )
}
