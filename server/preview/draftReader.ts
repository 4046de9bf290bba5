import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import type { ContentAnswer, ContentReader } from '../../app/services.ts'
import { queryThrough } from '../content/client.ts'
import { withDocumentation } from '../content/documentation.ts'
import { ContentUnavailableError } from '../content/failures.ts'
import type { SourceAnswer } from '../content/source.ts'

/**
 * A reader for one preview request. It caches nothing beyond the request; only two reads of the
 * same query within a page are coalesced.
 * @param perspective as the Studio writes it: names, highest priority first
 */
export function createDraftReader(client: SanityClient, perspective: string): ContentReader {
  const names = perspective.split(',')
  const draftClient = client.withConfig({
    perspective: names.length > 1 ? names : singlePerspective(perspective),
  })
  const run = withDocumentation(queryThrough(draftClient))
  const answers = new Map<string, Promise<SourceAnswer>>()
  return {
    async read<const Query extends string>(query: Query, params: QueryParams = {}) {
      const key = JSON.stringify([query, params])
      const answer = answers.get(key) ?? run(query, params)
      answers.set(key, answer)
      try {
        const { data, tags } = await answer
        // Only the caller's type parameter links a query to its result.
        return { data, tags } as ContentAnswer<ClientReturn<Query>>
      } catch (cause) {
        throw new ContentUnavailableError('The Content Lake gave no answer for a preview', {
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
