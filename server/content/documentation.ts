import { chapterAddress, chapterOf, LINK_FIELDS } from '../../app/content/documentation.ts'
import type { RunQuery, SourceResult } from './source.ts'

const ADDRESS_QUERY = '*[_type == "siteSettings" && _id == "siteSettings"][0].links.documentation'

/**
 * Completes links to the API documentation with its address from the site settings, on whose tags
 * the result then depends too. Without that address they are null, which is shown as plain text.
 */
export function withDocumentationLinks(run: RunQuery): RunQuery {
  return async (query, params) => {
    const result = await run(query, params)
    if (!hasChapter(result.data)) return result
    const { data: address, tags }: SourceResult = await run(ADDRESS_QUERY, {})
    const base = typeof address === 'string' && address !== '' ? address : undefined
    // A result without tags may depend on anything; so then does the whole.
    const isKnown = result.tags.length > 0 && tags.length > 0
    return {
      data: completed(result.data, base),
      tags: isKnown ? [...new Set([...result.tags, ...tags])] : [],
    }
  }
}

function hasChapter(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasChapter)
  return Object.entries(value).some(
    ([name, each]) => (LINK_FIELDS.has(name) && chapterOf(each) !== undefined) || hasChapter(each),
  )
}

function completed(value: unknown, base: string | undefined): unknown {
  if (Array.isArray(value)) return value.map((each) => completed(each, base))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const chapter = LINK_FIELDS.has(name) ? chapterOf(each) : undefined
      if (chapter === undefined) return [name, completed(each, base)]
      return [name, base === undefined ? null : chapterAddress(base, chapter)]
    }),
  )
}
