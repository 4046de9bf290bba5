import { useEffect, useState } from 'react'
import { map, type Observable } from 'rxjs'
import { getPublishedId, getVersionFromId, isDraftId, isPublishedId, useClient } from 'sanity'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { documentTitle, TITLE_FIELDS } from '../documentTitle.ts'
import { type ReadSource, readAfterEvents } from '../lake/readAfterEvents.ts'

/** A document as the desk lists it: all its states are one entry. */
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
  /** Whether the release in which the documents are listed has a version of it. */
  isInRelease: boolean
  /** Whether that release unpublishes it. */
  isLeaving: boolean
}

interface Row {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  path: string | null
  order: number | null
  isLeaving?: boolean
  [titleField: string]: unknown
}

/** Rows are not virtualized, so a browser cannot show many more. */
const ROWS_MAX = 2_000
const QUERY = `*[_type in $types] | order(_updatedAt desc)[0..${ROWS_MAX}]{
  _id, _type, _rev, _createdAt, _updatedAt, order, path,
  "isLeaving": _system.delete == true, ${TITLE_FIELDS.join()}
}`

export interface Listing {
  entries: Entry[]
  /** Whether older documents are missing, because there are more than a list can have. */
  isTruncated: boolean
}

/**
 * Subscribes to the documents of some types, those that were edited last if there are too many.
 * @param types compared by content, so the array may be a new one on every render
 * @param release whose versions are listed in place of the drafts and published documents
 * @returns undefined entries until the first response; the failure that retries have not ended yet
 */
export function useListing(
  types: readonly string[],
  release?: string,
): {
  entries: Entry[] | undefined
  isTruncated: boolean
  failure: string | undefined
} {
  const client = useClient({ apiVersion: API_VERSION })
  const key = types.join()
  const [listing, setListing] = useState<Listing>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const params = { types: key.split(',') }
    const source: ReadSource<Row[]> = {
      // A listener takes a filter alone: no order, no slice and no projection.
      events: () =>
        client.listen('*[_type in $types]', params, {
          events: ['welcome', 'mutation', 'reconnect'],
          includeResult: false,
          includeAllVersions: true,
          visibility: 'query',
        }),
      read: () =>
        client.observable.fetch<Row[]>(QUERY, params, { perspective: 'raw', tag: 'desk.listing' }),
    }
    const subscription = listingOf(source, setFailure, release).subscribe(setListing)
    return () => subscription.unsubscribe()
  }, [client, key, release])
  return { entries: listing?.entries, isTruncated: listing?.isTruncated ?? false, failure }
}

/**
 * @param release whose versions are listed in place of the drafts and published documents
 * @param onFailure receives the message of an error, and undefined with the next entries
 */
export function listingOf(
  source: ReadSource<Row[]>,
  onFailure: (failure: string | undefined) => void,
  release?: string,
): Observable<Listing> {
  return readAfterEvents(source, onFailure).pipe(
    map((rows) => ({
      entries: entriesOf(rows.slice(0, ROWS_MAX), release),
      isTruncated: rows.length > ROWS_MAX,
    })),
  )
}

/** What editors see is the version in the release, where there is one, or else the draft. */
function entriesOf(rows: readonly Row[], release: string | undefined): Entry[] {
  const entries = new Map<string, Entry>()
  const isInRelease = (id: string) => release !== undefined && getVersionFromId(id) === release
  const rank = (id: string) => (isPublishedId(id) ? 0 : isDraftId(id) ? 1 : 2)
  const listed = rows.filter(({ _id }) => rank(_id) < 2 || isInRelease(_id))
  for (const row of listed.toSorted((a, b) => rank(a._id) - rank(b._id))) {
    const id = getPublishedId(row._id)
    const before = entries.get(id)
    entries.set(id, {
      id,
      type: row._type,
      title: documentTitle(row),
      path: row.path,
      order: row.order,
      createdAt: before?.createdAt ?? row._createdAt,
      updatedAt: row._updatedAt,
      revision: row._rev,
      hasDraft: before?.hasDraft || isDraftId(row._id),
      isPublished: before?.isPublished ?? isPublishedId(row._id),
      isInRelease: isInRelease(row._id),
      isLeaving: row.isLeaving === true,
    })
  }
  return [...entries.values()]
}
