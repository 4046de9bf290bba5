import type { Dataset, DocumentChange } from '../core/dataset.ts'
import { publishedIdOf } from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import { RECORD_TYPE } from '../migrations/record.ts'
import { checkOpenToChanges, refuseReleaseDocument, releaseType } from '../releases/release.ts'
import type { LakeUser, Role } from './user.ts'

/** Documents only administrators change: the site's settings, and the record of migrations. */
const ADMINISTRATOR_TYPES: readonly string[] = ['siteSettings', RECORD_TYPE]
/** Written by the Studio whenever it opens a preview; shows drafts, which viewers may read. */
const PREVIEW_SECRET_TYPE = 'sanity.previewUrlSecret'
/** As @sanity/preview-url-secret creates them. */
const PREVIEW_SECRET_ID = /^drafts\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const PREVIEW_SECRET_SIZE_MAX = 2_000
const PREVIEW_SECRETS_MAX = 500

const ALL = ['read', 'create', 'update', 'history', 'manage', 'editHistory']
const READ = ['read', 'history']

/** What a role may do, as the Studio's access control list: GROQ filters with permissions. */
export function grantsOf(role: Role): { filter: string; permissions: readonly string[] }[] {
  const everywhere = ['_id in path("**")', '_id in path("drafts.**")']
  if (role === 'administrator') return everywhere.map((filter) => ({ filter, permissions: ALL }))
  const read = everywhere.map((filter) => ({ filter, permissions: READ }))
  const written =
    role === 'editor'
      ? `!(_type in ${JSON.stringify(ADMINISTRATOR_TYPES)})`
      : `_id in path("drafts.**") && _type == "${PREVIEW_SECRET_TYPE}"`
  return [...read, { filter: written, permissions: ALL }]
}

type Change = Pick<DocumentChange, 'id' | 'before' | 'after'>
type Reader = Pick<Dataset, 'query' | 'getDocuments'>

/**
 * Creates the guard of one transaction. It refuses changes that a person's role does not allow,
 * document by document, for every kind of write.
 * @returns undefined for administrators, who may change everything
 */
export function changeGuard(
  { role }: LakeUser,
  dataset: Reader,
): ((change: Change) => void) | undefined {
  if (role === 'administrator') return undefined
  return role === 'editor' ? editorGuard(dataset) : viewerGuard(dataset)
}

/**
 * The guard of a transaction of mutations. Actions check the state of a release themselves, and
 * mutations by administrators do not, because imports and migrations change closed releases.
 */
export function mutationGuard(
  user: LakeUser,
  dataset: Reader,
): ((change: Change) => void) | undefined {
  const guard = changeGuard(user, dataset)
  if (guard === undefined) return undefined
  return (change) => {
    guard(change)
    const { id, before, after } = change
    refuseReleaseDocument(id, [before?._type, after?._type])
    checkOpenToChanges((each) => dataset.getDocuments([each]).documents[0], id)
  }
}

/**
 * Rejects every write by a viewer.
 * @throws LakeError 403
 */
export function refuseViewer({ role }: LakeUser): void {
  if (role === 'viewer') throw forbidden(VIEWER)
}

const VIEWER = 'Viewers can read but not change content. Ask an administrator for another role.'
const TOO_MANY_SECRETS = `The lake stores ${PREVIEW_SECRETS_MAX} preview secrets; a viewer cannot create more until older ones are deleted.`
const EDITOR = 'Only administrators can change the site settings.'

function editorGuard(dataset: Reader): (change: Change) => void {
  return ({ id, before, after }) => {
    const types = [before?._type, after?._type, publishedIdOf(id)]
    if (types.some((type) => type !== undefined && ADMINISTRATOR_TYPES.includes(type))) {
      throw forbidden(EDITOR)
    }
    // The lake itself publishes a scheduled release, so the permission is checked when it is
    // scheduled.
    if (after?._type === releaseType && isProtectedRelease(dataset, after.name)) {
      throw forbidden(`${EDITOR} This release contains them.`)
    }
  }
}

function isProtectedRelease(dataset: Reader, name: unknown): boolean {
  const query = 'count(*[sanity::partOfRelease($name) && _type in $types])'
  const { result } = dataset.query({ query, params: { name, types: ADMINISTRATOR_TYPES } })
  return result !== 0
}

/**
 * The types that a viewer's mutations may touch. The guard of the transaction repeats the check,
 * but only once all of its mutations are applied, which can take seconds.
 * @returns undefined for other roles
 */
export function viewerTypeCheck({ role }: LakeUser): ((type: unknown) => void) | undefined {
  if (role !== 'viewer') return undefined
  return (type) => {
    if (type !== PREVIEW_SECRET_TYPE) throw forbidden(VIEWER)
  }
}

/** Counts what the transaction creates too, because a query sees only what is committed. */
function viewerGuard(dataset: Reader): (change: Change) => void {
  let creatable: number | undefined
  return ({ id, before, after }) => {
    const isSecret = [before, after].every(
      (one) => (one?._type ?? PREVIEW_SECRET_TYPE) === PREVIEW_SECRET_TYPE,
    )
    if (!isSecret) throw forbidden(VIEWER)
    if (after === null) return
    // Otherwise an editor who publishes would publish it in place of a page.
    if (!PREVIEW_SECRET_ID.test(id) || isOfOtherDocument(dataset, id)) throw forbidden(VIEWER)
    if (JSON.stringify(after).length > PREVIEW_SECRET_SIZE_MAX) throw forbidden(VIEWER)
    if (before !== null) return
    creatable ??= PREVIEW_SECRETS_MAX - committedSecrets(dataset)
    if (creatable <= 0) throw forbidden(TOO_MANY_SECRETS)
    creatable -= 1
  }
}

function isOfOtherDocument(dataset: Reader, id: string): boolean {
  const { documents } = dataset.getDocuments([id], { includeAllVersions: true })
  return documents.some(({ _type }) => _type !== PREVIEW_SECRET_TYPE)
}

function committedSecrets(dataset: Reader): number {
  const { result } = dataset.query({ query: `count(*[_type == "${PREVIEW_SECRET_TYPE}"])` })
  return Number(result)
}

function forbidden(description: string): LakeError {
  return new LakeError(403, 'insufficientPermissionsError', description)
}
