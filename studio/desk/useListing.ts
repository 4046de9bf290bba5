import { useEffect, useState } from 'react'
import { map, type Observable, retry, tap, throwError, timeout, timer } from 'rxjs'
import {
  type DocumentStore,
  getPublishedId,
  isDraftId,
  isPublishedId,
  useDocumentStore,
} from 'sanity'
import { API_VERSION } from '../../schemas/apiVersion.ts'
import { errorMessage } from '../errorMessage.ts'

/** A document as the desk lists it: drafts and published documents of one id are one entry. */
export interface Entry {
  /** Without `drafts.`. */
  id: string
  type: string
  title: string
  path: string | null
  order: number | null
  createdAt: string
  /** When the newest state was written, and the revision that wrote it. */
  updatedAt: string
  revision: string
  hasDraft: boolean
  isPublished: boolean
}

interface Row {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  name: string | null
  path: string | null
  order: number | null
}

const ENTRIES_MAX = 2_000
const RETRY_DELAY_MS = 3_000
/** Longer than a slow connection needs; a stream or a response can also be lost without an error. */
const FIRST_RESPONSE_MAX_MS = 30_000
const NO_RESPONSE = `no response within ${FIRST_RESPONSE_MAX_MS / 1000} seconds`
const QUERY = `*[_type in $types] | order(_updatedAt desc)[0...${ENTRIES_MAX}]{
  _id, _type, _rev, _createdAt, _updatedAt, order, path,
  "name": coalesce(title, name, question, author, source)
}`

/**
 * Subscribes to all documents of some types.
 * @param types compared by content, so the array may be a new one on every render
 * @returns undefined entries until the first response; the failure that retries have not ended yet
 */
export function useListing(types: readonly string[]): {
  entries: Entry[] | undefined
  failure: string | undefined
} {
  const store = useDocumentStore()
  const key = types.join()
  const [entries, setEntries] = useState<Entry[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const subscription = listingOf(key.split(','), store, setFailure).subscribe(setEntries)
    return () => subscription.unsubscribe()
  }, [store, key])
  return { entries, failure }
}

/**
 * Subscribes again after an error, because the document store does not survive a short outage, and
 * if there is no response.
 * @param onFailure receives the message of an error, and undefined with the next entries
 */
export function listingOf(
  types: string[],
  { listenQuery }: Pick<DocumentStore, 'listenQuery'>,
  onFailure: (failure: string | undefined) => void,
): Observable<Entry[]> {
  const rows: Observable<Row[]> = listenQuery(
    // A listener takes a filter alone: no order, no slice and no projection.
    { fetch: QUERY, listen: '*[_type in $types]' },
    { types },
    { apiVersion: API_VERSION, perspective: 'raw', throttleTime: 200 },
  )
  const delay = (error: unknown) => {
    onFailure(errorMessage(error))
    return timer(RETRY_DELAY_MS)
  }
  const onTimeout = () => throwError(() => new Error(NO_RESPONSE))
  return rows.pipe(
    timeout({ first: FIRST_RESPONSE_MAX_MS, with: onTimeout }),
    retry({ delay }),
    tap(() => onFailure(undefined)),
    map(entriesOf),
  )
}

/** What editors see is the draft, where there is one. */
function entriesOf(rows: readonly Row[]): Entry[] {
  const entries = new Map<string, Entry>()
  const known = rows.filter(({ _id }) => isDraftId(_id) || isPublishedId(_id))
  for (const row of known.toSorted((a, b) => Number(isDraftId(a._id)) - Number(isDraftId(b._id)))) {
    const id = getPublishedId(row._id)
    const before = entries.get(id)
    entries.set(id, {
      id,
      type: row._type,
      title: row.name ?? 'Untitled',
      path: row.path,
      order: row.order,
      createdAt: before?.createdAt ?? row._createdAt,
      updatedAt: row._updatedAt,
      revision: row._rev,
      hasDraft: isDraftId(row._id),
      isPublished: before?.isPublished ?? isPublishedId(row._id),
    })
  }
  return [...entries.values()]
}
