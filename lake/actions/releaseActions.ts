import { draftIdOf, releaseDocumentId, releaseOf } from '../core/documents.ts'
import { type Missing, withoutMissing } from '../core/missingReferences.ts'
import { referencesIn } from '../core/references.ts'
import { documentAlreadyExists, documentNotFound, MutationError } from '../mutate/mutationErrors.ts'
import { parseMutation } from '../mutate/parse.ts'
import type { Transaction } from '../mutate/transaction.ts'
import { validationError } from '../mutate/validate.ts'
import {
  checkReleaseName,
  isScheduledDraft,
  parseMetadata,
  parsePublishAt,
  type Release,
  readArchivedDocuments,
  readRelease,
  releaseStateError,
  releaseType,
} from '../releases/release.ts'
import {
  copyDocument,
  equalDraft,
  publishDocument,
  removeDocument,
  requireDocument,
} from './documentOperations.ts'
import type { ActionReader, Fields } from './parse.ts'

type ReleaseAction = (action: ActionReader, transaction: Transaction, name: string) => void

const create: ReleaseAction = (action, transaction, name) => {
  const metadata = parseMetadata(action.optionalObject('metadata') ?? {})
  const id = releaseDocumentId(name)
  if (transaction.get(id) !== undefined) throw documentAlreadyExists(id)
  put(transaction, { _id: id, _type: releaseType, name, state: 'active', metadata }, 'create')
}

const edit: ReleaseAction = (action, transaction, name) => {
  const before = releaseIn(transaction, name)
  const patch = { ...action.object('patch'), id: before._id }
  transaction.apply(parseMutation({ patch }))
  const after = requireDocument(transaction, before._id)
  parseMetadata(after.metadata)
  const isUnchanged = (field: string) =>
    JSON.stringify(after[field]) === JSON.stringify(before[field])
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].find(
    (field) => !editable.has(field) && !isUnchanged(field),
  )
  if (changed !== undefined)
    throw validationError(`Only the "metadata" of a release can be edited, not "${changed}".`)
  transaction.label(before._id, 'release.edit')
}
const editable = new Set(['metadata', '_rev', '_updatedAt'])

const schedule: ReleaseAction = (action, transaction, name) => {
  const release = releaseIn(transaction, name)
  const publishAt = parsePublishAt(action.text('publishAt'))
  if (release.state !== 'active' && release.state !== 'scheduled')
    throw releaseStateError(release, 'only an active one can be scheduled')
  const { error, ...rest } = release
  put(transaction, { ...rest, state: 'scheduled', publishAt }, 'schedule')
}

const unschedule: ReleaseAction = (_action, transaction, name) => {
  const release = releaseIn(transaction, name)
  if (release.state !== 'scheduled')
    throw releaseStateError(release, 'there is nothing to unschedule')
  const { publishAt, ...rest } = release
  put(transaction, { ...rest, state: 'active' }, 'unschedule')
}

/** One transaction, so that visitors see all of a release or nothing of it. */
const publish: ReleaseAction = (_action, transaction, name) => {
  const release = releaseIn(transaction, name)
  if (release.state !== 'active' && release.state !== 'scheduled')
    throw releaseStateError(release, 'it cannot be published')
  const ids = transaction.versionsIn(name)
  for (const id of ids) {
    const draft = isScheduledDraft(release) ? equalDraft(transaction, id) : undefined
    publishDocument(transaction, id)
    if (draft !== undefined) removeDocument(transaction, draft, 'discard')
  }
  const { error, ...rest } = release
  const published = { ...rest, state: 'published', publishedAt: transaction.timestamp }
  put(transaction, { ...published, finalDocumentStates: finalStates(ids) }, 'publish')
}

const archive: ReleaseAction = (_action, transaction, name) => {
  const release = releaseIn(transaction, name)
  if (release.state !== 'active')
    throw releaseStateError(release, 'only an active one can be archived')
  const ids = transaction.versionsIn(name)
  const archivedDocuments = JSON.stringify(ids.map((id) => requireDocument(transaction, id)))
  for (const id of ids) removeDocument(transaction, id, 'archive')
  const archived = { ...release, state: 'archived', archivedDocuments }
  put(transaction, { ...archived, finalDocumentStates: finalStates(ids) }, 'archive')
}

const unarchive: ReleaseAction = (_action, transaction, name) => {
  const release = releaseIn(transaction, name)
  if (release.state !== 'archived')
    throw releaseStateError(release, 'only an archived one can be restored')
  const { finalDocumentStates = [], archivedDocuments, ...rest } = release
  const documents = readArchivedDocuments(archivedDocuments ?? '[]')
  if (!documents?.every(({ _id }) => releaseOf(_id) === name))
    throw new MutationError('releaseDocumentsMissingError', 'The archived documents are damaged.')
  if (documents.length < finalDocumentStates.length)
    throw new MutationError(
      'releaseDocumentsMissingError',
      `The documents of release "${name}" were archived elsewhere and are not in this lake.`,
      { id: release._id },
    )
  for (const document of documents) {
    const restored = withoutMissing(document, missingFor(transaction, document))
    copyDocument(transaction, restored, document._id)
    transaction.label(document._id, 'unarchive')
  }
  put(transaction, { ...rest, state: 'active' }, 'unarchive')
}

/** An archive is text, so what its documents refer to may have been deleted since. */
function missingFor(transaction: Transaction, document: Fields): Missing {
  const missing = [...referencesIn(document).strong].filter(
    (id) => transaction.get(id) === undefined,
  )
  const typeOf = (id: string) => {
    const type = transaction.get(draftIdOf(id))?._type
    return typeof type === 'string' ? type : undefined
  }
  return new Map(missing.map((id) => [id, typeOf(id)]))
}

const deleteRelease: ReleaseAction = (_action, transaction, name) => {
  const release = releaseIn(transaction, name)
  if (release.state !== 'archived' && release.state !== 'published')
    throw releaseStateError(release, 'archive it before deleting it')
  for (const id of transaction.versionsIn(name)) removeDocument(transaction, id, 'delete')
  removeDocument(transaction, release._id, 'release.delete')
}

/**
 * Sent when a dataset with releases is imported. A release whose publish time has passed since the
 * export is not published, because its documents may not exist yet; an editor decides.
 */
const importRelease: ReleaseAction = (action, transaction, name) => {
  const given = action.optionalObject('attributes') ?? action.object('document')
  const ifExists = action.text('ifExists') ?? 'fail'
  const _id = releaseDocumentId(name)
  if (!ifExistsValues.has(ifExists))
    throw validationError(
      '"ifExists" of sanity.action.release.import must be fail, ignore or replace.',
    )
  if (transaction.get(_id) !== undefined) {
    if (ifExists === 'ignore') return
    if (ifExists === 'fail') throw documentAlreadyExists(_id)
  }
  const { _rev, _updatedAt, publishAt, error, ...rest } = given
  const metadata = parseMetadata(given.metadata ?? {})
  const release = { ...rest, _id, _type: releaseType, name, metadata }
  const settled = { ...release, ...importedState(given, Date.parse(transaction.timestamp)) }
  if (readRelease(settled) === undefined)
    throw validationError(`Release "${name}" has fields of wrong types.`)
  put(transaction, settled, 'import')
}
const ifExistsValues = new Set(['fail', 'ignore', 'replace'])

function importedState({ state, publishAt }: Fields, nowMs: number): Fields {
  if (state === 'published' || state === 'archived')
    return { state, ...(publishAt ? { publishAt } : {}) }
  const isScheduled = state === 'scheduled' || state === 'scheduling'
  if (!isScheduled || typeof publishAt !== 'string') return { state: 'active' }
  if (Date.parse(publishAt) > nowMs) return { state: 'scheduled', publishAt }
  const message = `It was to be published at ${publishAt}, before it was imported. Publish it, or set another time.`
  return { state: 'active', error: { message } }
}

const prefix = 'sanity.action.release.'
const actions: ReadonlyMap<string, ReleaseAction> = new Map([
  [`${prefix}create`, create],
  [`${prefix}edit`, edit],
  [`${prefix}publish`, publish],
  [`${prefix}schedule`, schedule],
  [`${prefix}unschedule`, unschedule],
  [`${prefix}archive`, archive],
  [`${prefix}unarchive`, unarchive],
  [`${prefix}delete`, deleteRelease],
  [`${prefix}import`, importRelease],
])

/** Applies an action on a release; returns false if it is another kind of action. */
export function applyReleaseAction(action: ActionReader, transaction: Transaction): boolean {
  const apply = actions.get(action.kind)
  if (apply === undefined) return false
  const name = action.text('releaseId')
  checkReleaseName(name)
  apply(action, transaction, name)
  return true
}

function releaseIn(transaction: Transaction, name: string): Release {
  const id = releaseDocumentId(name)
  const release = readRelease(requireDocument(transaction, id))
  if (release === undefined) throw documentNotFound(id)
  return release
}

function put(transaction: Transaction, release: Fields & { _id: string }, action: string): void {
  const { _rev, _updatedAt, ...fields } = release
  transaction.apply({ kind: 'createOrReplace', fields })
  transaction.label(release._id, `release.${action}`)
}

function finalStates(ids: readonly string[]): { id: string }[] {
  return ids.map((id) => ({ id }))
}
