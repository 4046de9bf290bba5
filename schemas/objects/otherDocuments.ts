import { getPublishedId } from '@sanity/client/csm'
import type { ValidationContext } from 'sanity'
import { API_VERSION } from '../../lake/core/apiVersion.ts'

/**
 * GROQ, with the parameters of `otherDocuments`: all documents except this one, without versions of
 * other releases. For a version, documents are as its release will leave them.
 */
export const OTHER_DOCUMENTS =
  '!(_id in [$id, "drafts." + $id, "versions." + $release + "." + $id]) && (!(_id in path("versions.**")) || string::startsWith(_id, "versions." + $release + ".")) && !(_id in $replaced) && _system.delete != true'

/** Runs a GROQ query on all documents, drafts and versions. */
export type FetchRaw = <Result>(query: string, params: Record<string, unknown>) => Promise<Result>

/** @returns the fetch of the Studio's client */
export function fetchRaw({ getClient }: Pick<ValidationContext, 'getClient'>): FetchRaw {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  return (query, params) => client.fetch(query, params)
}

interface OtherDocuments {
  id: string
  /** Empty outside of releases. */
  release: string
  /** Documents and drafts with a version in the release, which replaces or unpublishes them. */
  replaced: readonly string[]
}

/** @param id of a document, its draft or its version in a release */
export async function otherDocuments(id: string, fetch: FetchRaw): Promise<OtherDocuments> {
  const [, release = ''] = /^versions\.([^.]+)\./.exec(id) ?? []
  // A query of its own: as a subquery, the lake would run it for each document.
  const versions = release
    ? await fetch<string[]>('*[string::startsWith(_id, "versions." + $release + ".")]._id', {
        release,
      })
    : []
  const replaced = versions.map(getPublishedId).flatMap((one) => [one, `drafts.${one}`])
  return { id: getPublishedId(id), release, replaced }
}

/**
 * Whether another document has a path. The draft of another one counts only until this document is
 * published at the path: an unpublished duplicate does not block its original.
 * @param holder the filter of all documents with the path, which is `$path` in it
 */
export async function isPathTaken(
  { path, id, holder }: { path: string; id: string; holder: string },
  fetch: FetchRaw,
): Promise<boolean> {
  const own = getPublishedId(id)
  const holders = await fetch<string[]>(
    `*[(${holder}) && (_id == $id || (${OTHER_DOCUMENTS}))]._id`,
    { path, ...(await otherDocuments(id, fetch)) },
  )
  const isPublished = holders.includes(own)
  return holders.some((other) => other !== own && !(isPublished && other.startsWith('drafts.')))
}

/** @returns the beginning of the ids of all versions in a version's release, or undefined */
export function versionPrefix(id: string): string | undefined {
  return /^versions\.[^.]+\./.exec(id)?.[0]
}
