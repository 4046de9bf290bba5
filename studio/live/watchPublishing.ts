import { isRecord, parseRecord } from '../../app/content/isRecord.ts'
import { WRITE_URL } from '../lake/endpoints.ts'
import type { ClientFetch } from '../lake/lakeStreams.ts'

/** A change of what visitors see, as the editor's browser has sent it to the lake. */
export interface Publication {
  /** Of the published document. */
  id: string
  kind: 'published' | 'removed' | 'ordered'
}

/** Tracks a change until the website shows it. */
export interface PublicationTracker {
  /**
   * Called before the change is sent, so that the website has the current document in its cache.
   */
  prepare(publication: Publication): Promise<void>
  /** @param revision that the document has now: the id of the transaction */
  track(publication: Publication, revision: string): void
}

/** The desk's own changes of order; the Studio itself changes published documents by actions. */
const ORDER_TAG = /[?&]tag=[\w.-]*desk\.order\b/
/** Ids of drafts, and of versions in releases. */
const UNPUBLISHED = /^(?:drafts|versions)\./

const KINDS: Readonly<Record<string, Publication['kind']>> = {
  'sanity.action.document.publish': 'published',
  'sanity.action.document.unpublish': 'removed',
  'sanity.action.document.delete': 'removed',
}

/** A fetch that notices when what it sends to the lake changes what visitors see. */
export function watchPublishing(fetch: ClientFetch, tracker: PublicationTracker): ClientFetch {
  return async (input, init) => {
    const publication = publicationIn(input, init?.body)
    if (!publication) return fetch(input, init)
    await tracker.prepare(publication)
    // The Studio cancels the response when the editor types on, but the change has been made.
    const { signal, ...uncancelled } = init ?? {}
    const response = await fetch(input, uncancelled)
    if (response.status === 200) {
      // The body is read here, so the client gets a new response with the same text.
      const text = await response.text()
      const revision = parseRecord(text)?.transactionId
      if (typeof revision === 'string') tracker.track(publication, revision)
      return new Response(text, { status: response.status, headers: [...response.headers] })
    }
    return response
  }
}

/** @returns what a request changes for visitors; undefined when it is nothing they see */
export function publicationIn(address: string, body: unknown): Publication | undefined {
  const endpoint = WRITE_URL.exec(address)?.[1]
  if (endpoint === undefined || typeof body !== 'string') return undefined
  const sent = parseRecord(body)
  if (endpoint === 'mutate') {
    if (!ORDER_TAG.test(address)) return undefined
    const ids = list(sent?.mutations).map(({ patch }) =>
      isRecord(patch) ? textOf(patch.id) : undefined,
    )
    const id = ids.find((one) => one !== undefined && !UNPUBLISHED.test(one))
    return id === undefined ? undefined : { id, kind: 'ordered' }
  }
  for (const action of list(sent?.actions)) {
    const kind = KINDS[textOf(action.actionType) ?? '']
    const id = textOf(action.publishedId)
    if (kind && id !== undefined) return { id, kind }
  }
  return undefined
}

type Fields = Readonly<Record<string, unknown>>

function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
