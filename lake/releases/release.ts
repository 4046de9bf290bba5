import * as v from 'valibot'
import {
  isReleaseDocumentId,
  publishedIdOf,
  releaseDocumentId,
  releaseOf,
} from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import { isRecord } from '../core/json.ts'
import { MutationError } from '../mutate/mutationErrors.ts'
import { validationError } from '../mutate/validate.ts'

/** A content release: documents that are published together, by an editor or at a set time. */

export const releaseType = 'system.release'

/** `raw` and the others are built-in perspectives, which a release's name must not shadow. */
const releaseName = v.pipe(
  v.string(),
  v.regex(/^(?!(?:raw|drafts|previewDrafts|published)$)[A-Za-z0-9_-]{1,60}$/),
)

/**
 * Transitional states of the hosted lake (`publishing` and the like) are never stored by this one.
 */
const states = ['active', 'scheduled', 'archived', 'published'] as const

const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)

const releaseMetadata = v.looseObject({
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  releaseType: v.optional(v.picklist(['asap', 'scheduled', 'undecided']), 'undecided'),
  intendedPublishAt: v.optional(instant),
  cardinality: v.optional(v.picklist(['many', 'one'])),
})

const releaseDocument = v.looseObject({
  _id: v.string(),
  _type: v.literal(releaseType),
  name: releaseName,
  state: v.picklist(states),
  publishAt: v.optional(instant),
  finalDocumentStates: v.optional(v.array(v.looseObject({ id: v.string() }))),
  /** An archived release's documents as JSON text, so that their references are not enforced. */
  archivedDocuments: v.optional(v.string()),
})

export type Release = v.InferOutput<typeof releaseDocument>

/** @returns the release in a document; undefined if this version can't read it */
export function readRelease(document: unknown): Release | undefined {
  const parsed = v.safeParse(releaseDocument, document)
  return parsed.success ? parsed.output : undefined
}

const archivedDocuments = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.looseObject({ _id: v.pipe(v.string(), v.startsWith('versions.')) })),
)

type ArchivedDocument = v.InferOutput<typeof archivedDocuments>[number]

/** @returns the documents in an archived release's text; undefined if it is malformed */
export function readArchivedDocuments(text: string): ArchivedDocument[] | undefined {
  const parsed = v.safeParse(archivedDocuments, text)
  return parsed.success ? parsed.output : undefined
}

export function checkReleaseName(name: unknown): asserts name is string {
  if (v.is(releaseName, name)) return
  throw validationError('A "releaseId" consists of up to 60 letters, digits, "_" and "-".')
}

export function parseMetadata(metadata: unknown): v.InferOutput<typeof releaseMetadata> {
  const parsed = v.safeParse(releaseMetadata, metadata)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw validationError(`"metadata.${v.getDotPath(issue) ?? ''}" of a release: ${issue.message}`)
}

/**
 * @returns an ISO 8601 time
 * @throws LakeError 400 if it is malformed
 */
export function parsePublishAt(text: string | undefined): string {
  if (text === undefined || !v.is(instant, text))
    throw validationError('"publishAt" must be a time such as 2026-12-01T00:00:00.000Z.')
  return new Date(text).toISOString()
}

export function releaseStateError(release: Release, wanted: string): MutationError {
  const { _id: id, state } = release
  const kind = isScheduledDraft(release) ? 'Scheduled draft' : 'Release'
  const message = `${kind} "${shownName(release)}" is ${state}; ${wanted}.`
  return new MutationError('releaseStateError', message, { id, state })
}

/** The Studio schedules a single draft by a release of its own, which editors do not see as one. */
export const isScheduledDraft = ({ metadata }: Release): boolean =>
  isRecord(metadata) && metadata.cardinality === 'one'

/** The title, if there is one: editors see no names of releases. */
function shownName({ name, metadata }: Release): string {
  const title = isRecord(metadata) ? metadata.title : undefined
  return typeof title === 'string' && title.trim() !== '' ? title : name
}

/**
 * A draft or version with the id of a release counts, because publishing it would replace the
 * release.
 * @throws LakeError 403 if a change concerns a document that describes a release
 */
export function refuseReleaseDocument(id: string, types: readonly unknown[]): void {
  if (!isReleaseDocumentId(publishedIdOf(id)) && !types.includes(releaseType)) return
  throw new LakeError(403, 'insufficientPermissionsError', 'Releases are changed by actions.')
}

/** @throws MutationError if a version belongs to a release that no longer accepts changes */
export function checkOpenToChanges(
  get: (id: string) => Readonly<Record<string, unknown>> | undefined,
  id: string,
): void {
  const name = releaseOf(id)
  const release = name === undefined ? undefined : readRelease(get(releaseDocumentId(name)))
  if (release === undefined || release.state === 'active') return
  const wanted =
    release.state === 'scheduled'
      ? 'unschedule it to change its documents'
      : 'its documents can no longer be changed'
  throw releaseStateError(release, wanted)
}
