import type { SanityClient } from 'sanity'

/** Of whole documents, a result of this length is within the embedded lake's `resultSizeMax`. */
const PAGE_LENGTH = 2_000
/** More would be slow to look through in a browser. */
const DOCUMENTS_MAX = 50_000

interface PagedQuery {
  /** GROQ, as between `*[` and `]`. */
  filter: string
  /** With braces, and `_id`; the whole documents without it. */
  projection?: string
  tag: string
}

/**
 * Reads all documents that match a filter, however many there are.
 * @param client whose perspective is the one to read
 * @throws if there are too many, so that no caller takes a part of them for all
 */
export async function fetchInPages<Document extends { _id: string }>(
  client: Pick<SanityClient, 'fetch'>,
  { filter, projection = '', tag }: PagedQuery,
): Promise<Document[]> {
  // The position is compared first, because that costs the lake the least.
  const query = `*[_id > $after && (${filter})] | order(_id)[0...${PAGE_LENGTH}]${projection}`
  const documents: Document[] = []
  while (documents.length < DOCUMENTS_MAX) {
    const after = documents.at(-1)?._id ?? ''
    const page = await client.fetch<Document[]>(query, { after }, { tag })
    documents.push(...page)
    if (page.length < PAGE_LENGTH) return documents
  }
  const limit = DOCUMENTS_MAX.toLocaleString('en')
  throw new Error(`there are more than ${limit} documents, which is too many to look through`)
}
