import type { Dataset, DocumentChange } from '../core/dataset.ts'
import { publishedIdOf } from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import { RECORD_TYPE } from '../migrations/record.ts'
import { releaseType } from '../releases/release.ts'
import type { LakeUser, Role } from './user.ts'

/** Documents only administrators change: the site's settings, and the record of migrations. */
const ADMINISTRATOR_TYPES: readonly string[] = ['siteSettings', RECORD_TYPE]
/** Written by the Studio whenever it opens a preview; shows drafts, which viewers may read. */
const PREVIEW_SECRET_TYPE = 'sanity.previewUrlSecret'
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
      : `_type == "${PREVIEW_SECRET_TYPE}"`
  return [...read, { filter: written, permissions: ALL }]
}

type Change = Pick<DocumentChange, 'id' | 'before' | 'after'>

/**
 * Creates the guard of one transaction. It refuses changes that a person's role does not allow,
 * document by document, for every kind of write.
 * @returns undefined for administrators, who may change everything
 */
export function changeGuard(
  { role }: LakeUser,
  dataset: Pick<Dataset, 'query'>,
): ((change: Change) => void) | undefined {
  if (role === 'administrator') return undefined
  return role === 'editor' ? editorGuard(dataset) : viewerGuard(dataset)
}

/**
 * Rejects every write by a viewer.
 * @throws LakeError 403
 */
export function refuseViewer({ role }: LakeUser): void {
  if (role === 'viewer') throw forbidden(VIEWER)
}

const VIEWER = 'Viewers read and change nothing. Ask an administrator for another role.'
const TOO_MANY_SECRETS = `The lake stores ${PREVIEW_SECRETS_MAX} preview secrets; a viewer cannot create more until older ones are deleted.`
const EDITOR = 'Only administrators change the site settings.'

function editorGuard(dataset: Pick<Dataset, 'query'>): (change: Change) => void {
  return ({ id, before, after }) => {
    const types = [before?._type, after?._type, publishedIdOf(id)]
    if (types.some((type) => type !== undefined && ADMINISTRATOR_TYPES.includes(type))) {
      throw forbidden(EDITOR)
    }
    // The lake itself publishes a scheduled release, so the permission is checked when it is scheduled.
    if (after?._type === releaseType && isProtectedRelease(dataset, after.name)) {
      throw forbidden(`${EDITOR} This release contains them.`)
    }
  }
}

function isProtectedRelease(dataset: Pick<Dataset, 'query'>, name: unknown): boolean {
  const query = 'count(*[sanity::partOfRelease($name) && _type in $types])'
  const { result } = dataset.query({ query, params: { name, types: ADMINISTRATOR_TYPES } })
  return result !== 0
}

/**
 * The types that a viewer's mutations may touch. The guard of the transaction repeats the check, but
 * only once all of its mutations are applied, which can take seconds.
 * @returns undefined for other roles
 */
export function viewerTypeCheck({ role }: LakeUser): ((type: unknown) => void) | undefined {
  if (role !== 'viewer') return undefined
  return (type) => {
    if (type !== PREVIEW_SECRET_TYPE) throw forbidden(VIEWER)
  }
}

/** Counts what the transaction creates too, because a query sees only what is committed. */
function viewerGuard(dataset: Pick<Dataset, 'query'>): (change: Change) => void {
  let creatable: number | undefined
  return ({ before, after }) => {
    const isSecret = [before, after].every(
      (one) => (one?._type ?? PREVIEW_SECRET_TYPE) === PREVIEW_SECRET_TYPE,
    )
    if (!isSecret) throw forbidden(VIEWER)
    if (after === null) return
    if (JSON.stringify(after).length > PREVIEW_SECRET_SIZE_MAX) throw forbidden(VIEWER)
    if (before !== null) return
    creatable ??= PREVIEW_SECRETS_MAX - committedSecrets(dataset)
    if (creatable <= 0) throw forbidden(TOO_MANY_SECRETS)
    creatable -= 1
  }
}

function committedSecrets(dataset: Pick<Dataset, 'query'>): number {
  const { result } = dataset.query({ query: `count(*[_type == "${PREVIEW_SECRET_TYPE}"])` })
  return Number(result)
}

function forbidden(description: string): LakeError {
  return new LakeError(403, 'insufficientPermissionsError', description)
}
