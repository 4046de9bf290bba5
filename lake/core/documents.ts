import { isRecord } from './json.ts'

/** A stored document. Values are treated as immutable: never change one in place. */
export interface StoredDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

const draftPrefix = 'drafts.'
const versionPrefix = 'versions.'
const releasePrefix = '_.releases.'

/** True for `drafts.<id>`. */
export function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix)
}

/** True for `versions.<release>.<id>`. */
export function isVersionId(id: string): boolean {
  return id.startsWith(versionPrefix)
}

/** True for an id that is neither a draft's nor a release version's. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}

/** The published id of a draft's or version's id; a published id is returned unchanged. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length)
  if (isVersionId(id)) {
    const end = id.indexOf('.', versionPrefix.length)
    return end < 0 ? id : id.slice(end + 1)
  }
  return id
}

/** `drafts.<id>` of any id of the group. */
export function draftIdOf(id: string): string {
  return draftPrefix + publishedIdOf(id)
}

/** The release name in `versions.<release>.<id>`, or undefined. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split('.')[1] : undefined
}

export function releaseDocumentId(name: string): string {
  return releasePrefix + name
}

export function isReleaseDocumentId(id: string): boolean {
  return id.startsWith(releasePrefix)
}

/** Whether the release of this version unpublishes the document. */
export function marksUnpublishing({ _system }: Readonly<Record<string, unknown>>): boolean {
  return isRecord(_system) && _system.delete === true
}
