import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import type { ContentAnswer, ContentReader } from '../../app/services.ts'
import { queryThrough } from '../content/client.ts'
import { ContentUnavailableError } from '../content/reader.ts'
import type { SourceAnswer } from '../content/source.ts'

/**
 * Reads for one preview request. Nothing outlives it: the one thing shared is an answer that two
 * parts of the same page ask for.
 * @param perspective as the Studio writes it: names, the uppermost first
 */
export function createDraftReader(client: SanityClient, perspective: string): ContentReader {
  const names = perspective.split(',')
  const run = queryThrough(
    client.withConfig({ perspective: names.length > 1 ? names : singlePerspective(perspective) }),
  )
  const answers = new Map<string, Promise<SourceAnswer>>()
  return {
    async read<const Query extends string>(query: Query, params: QueryParams = {}) {
      const key = JSON.stringify([query, params])
      const answer = answers.get(key) ?? run(query, params)
      answers.set(key, answer)
      try {
        const { data, tags } = await answer
        // Which type belongs to which query is known only here.
        return { data, tags } as ContentAnswer<ClientReturn<Query>>
      } catch (cause) {
        throw new ContentUnavailableError('The Content Lake gave no answer for a preview', {
          cause,
        })
      }
    },
  }
}

/** A single name that is no perspective of its own is a release: it stands above the drafts. */
function singlePerspective(name: string): 'drafts' | 'published' | string[] {
  return name === 'drafts' || name === 'published' ? name : [name, 'drafts']
}
