import type { SanityClient } from 'sanity'

const LISTED_MAX = 50

/** A deleted document as it was last. */
export interface Deleted {
  id: string
  timestamp: string
  document: { _type: string; [field: string]: unknown }
}

/** @returns the documents deleted last, which the embedded lake alone can list */
export async function fetchDeleted(client: SanityClient): Promise<readonly Deleted[]> {
  const { documents } = await client.request<{ documents: Deleted[] }>({
    url: `/data/history/${client.config().dataset}/deleted`,
    query: { limit: String(LISTED_MAX) },
  })
  return documents
}

/** @returns ids and types, for the references to them */
export function typesOf(deleted: readonly Deleted[]) {
  return deleted.map(({ id: _id, document: { _type } }) => ({ _id, _type }))
}
