import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import type { ContentReader, ContentResult } from '../../app/services.ts'
import { createRunQuery } from '../content/client.ts'
import { withDocumentationLinks } from '../content/documentation.ts'
import { ContentUnavailableError } from '../content/failures.ts'
import type { SourceResult } from '../content/source.ts'

/**
 * A reader for one preview request. It caches nothing beyond the request; only two reads of the
 * same query within a page are coalesced.
 * @param perspective as the Studio writes it: names, highest priority first
 * @param onFailure called for every failed read, with what the client threw
 */
export function createDraftReader(
  client: SanityClient,
  perspective: string,
  onFailure: (cause: unknown) => void,
): ContentReader {
  const names = perspective.split(',')
  const draftClient = client.withConfig({
    perspective: names.length > 1 ? names : singlePerspective(perspective),
  })
  const run = withDocumentationLinks(createRunQuery(draftClient))
  const results = new Map<string, Promise<SourceResult>>()
  return {
    async read<const Query extends string>(query: Query, params: QueryParams = {}) {
      const key = JSON.stringify([query, params])
      const result = results.get(key) ?? run(query, params)
      results.set(key, result)
      try {
        const { data, tags } = await result
        // Only the caller's type parameter links a query to its result.
        return { data, tags } as ContentResult<ClientReturn<Query>>
      } catch (cause) {
        onFailure(cause)
        throw new ContentUnavailableError('The Content Lake returned no result for a preview', {
          cause,
        })
      }
    },
  }
}

/**
 * A single name that is no built-in perspective is a release, which is layered on top of the
 * drafts.
 */
function singlePerspective(name: string): 'drafts' | 'published' | string[] {
  return name === 'drafts' || name === 'published' ? name : [name, 'drafts']
}
