import pLimit from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import { getDraftId, type SanityClient, useClient } from 'sanity'
import { isRecord } from '../../app/content/isRecord.ts'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import type { Entry } from './useListing.ts'

const CONCURRENT_MAX = 4

/** The author of the newest revision of each document; null if the history does not name one. */
export type LastAuthors = ReadonlyMap<string, string | null>

/**
 * Asks the history for the last author of each entry, of its draft where there is one, once per
 * revision.
 * @returns undefined until the first result is complete
 */
export function useLastAuthors(entries: readonly Entry[] | undefined): LastAuthors | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const authorsByRevision = useRef(new Map<string, string | null>())
  const [authors, setAuthors] = useState<LastAuthors>()
  useEffect(() => {
    if (!entries) return
    let isCancelled = false
    const limit = pLimit(CONCURRENT_MAX)
    const read = async (entry: Entry) => {
      const { id, revision } = entry
      const cached = authorsByRevision.current.get(revision)
      // If the history does not respond, the entry is listed without an author, and the next
      // listing retries.
      const found =
        cached === undefined ? await readAuthor(client, entry).catch(() => undefined) : cached
      // Cached one by one, because a change during the batch cancels the batch.
      if (found !== undefined) authorsByRevision.current.set(revision, found)
      return { id, revision, found }
    }
    void Promise.all(entries.map((entry) => limit(read, entry))).then((read) => {
      const current = new Set(read.map(({ revision }) => revision))
      for (const revision of authorsByRevision.current.keys()) {
        if (!current.has(revision)) authorsByRevision.current.delete(revision)
      }
      if (!isCancelled) setAuthors(new Map(read.map(({ id, found }) => [id, found ?? null])))
    })
    return () => {
      isCancelled = true
      limit.clearQueue()
    }
  }, [client, entries])
  return authors
}

async function readAuthor(client: SanityClient, { id, hasDraft }: Entry): Promise<string | null> {
  const { dataset } = client.config()
  const result: unknown = await client.request({
    url: `/data/history/${dataset}/transactions/${hasDraft ? getDraftId(id) : id}`,
    query: { excludeContent: 'true', reverse: 'true', limit: '1' },
  })
  return authorOf(result)
}

/** A history of one transaction is one line of JSON, which the client parses where it can. */
function authorOf(result: unknown): string | null {
  const transaction: unknown = typeof result === 'string' ? JSON.parse(result) : result
  return isRecord(transaction) && typeof transaction.author === 'string' ? transaction.author : null
}
