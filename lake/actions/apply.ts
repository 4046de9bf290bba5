import { draftIdOf, isDraftId, isPublishedId, publishedIdOf } from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import { isRecord } from '../core/json.ts'
import {
  documentAlreadyExists,
  documentNotFound,
  MutationError,
  revisionDoesNotMatch,
} from '../mutate/mutationErrors.ts'
import { parseMutation } from '../mutate/parse.ts'
import type { Transaction } from '../mutate/transaction.ts'
import { validationError } from '../mutate/validate.ts'
import { checkOpenToChanges, refuseReleaseDocument } from '../releases/release.ts'
import {
  copyDocument,
  publishDocument,
  removeDocument,
  requireDocument,
} from './documentOperations.ts'
import { ActionReader, type Fields } from './parse.ts'
import { applyReleaseAction } from './releaseActions.ts'

type ApplyAction = (action: ActionReader, transaction: Transaction) => void

/**
 * Apply one action of Sanity's Actions API to a transaction.
 * @throws LakeError 400 when the action is malformed or unknown, 403 when a document action concerns
 * a release, MutationError when the documents do not allow it
 */
export function applyAction(action: unknown, transaction: Transaction): void {
  const reader = new ActionReader(action)
  if (applyReleaseAction(reader, transaction)) return
  const apply = actions.get(reader.kind)
  if (apply === undefined)
    throw new LakeError(400, 'actionError', `The embedded lake has no action "${reader.kind}".`)
  const first = transaction.results.length
  apply(reader, transaction)
  for (const { id } of transaction.results.slice(first))
    refuseReleaseDocument(id, [transaction.get(id)?._type])
}

const createDraft: ApplyAction = (action, transaction) => {
  const publishedId = action.id('publishedId')
  const given = action.object('attributes')
  // The client's documentation leaves out the id of a new draft.
  const attributes = { ...given, _id: given._id ?? draftIdOf(publishedId) }
  const id = openVersionId(transaction, attributes)
  checkGroup(id, publishedId)
  if (transaction.get(id) !== undefined) {
    if (action.text('ifExists') === 'ignore') return
    throw documentAlreadyExists(id)
  }
  if (isDraftId(id) && transaction.get(publishedId) !== undefined)
    throw documentAlreadyExists(publishedId)
  transaction.apply({ kind: 'create', fields: attributes })
}

const editDraft: ApplyAction = (action, transaction) => {
  const draftId = optionalVersionId(action) ?? action.id('versionId')
  checkOpen(transaction, draftId)
  const publishedId = action.id('publishedId')
  checkGroup(draftId, publishedId)
  if (transaction.get(draftId) === undefined)
    copyDocument(transaction, requireDocument(transaction, publishedId), draftId)
  transaction.apply(parseMutation({ patch: { ...action.object('patch'), id: draftId } }))
}

const publishDraft: ApplyAction = (action, transaction) => {
  const publishedId = action.id('publishedId')
  const draftId = optionalVersionId(action) ?? draftIdOf(publishedId)
  publishFrom(action, transaction, draftId, publishedId, 'ifDraftRevisionId')
}

const publishVersion: ApplyAction = (action, transaction) => {
  const versionId = action.id('versionId')
  const publishedId = action.optionalId('publishedId') ?? publishedIdOf(versionId)
  publishFrom(action, transaction, versionId, publishedId, 'ifVersionRevisionId')
}

function publishFrom(
  action: ActionReader,
  transaction: Transaction,
  versionId: string,
  publishedId: string,
  revisionName: string,
): void {
  checkGroup(versionId, publishedId)
  checkOpen(transaction, versionId)
  const version = requireDocument(transaction, versionId)
  checkRevision(versionId, version, action.text(revisionName))
  checkRevision(publishedId, transaction.get(publishedId), action.text('ifPublishedRevisionId'))
  publishDocument(transaction, versionId)
}

const unpublish: ApplyAction = (action, transaction) => {
  const publishedId = action.id('publishedId')
  const draftId = optionalVersionId(action) ?? draftIdOf(publishedId)
  checkGroup(draftId, publishedId)
  checkOpen(transaction, draftId)
  const published = requireDocument(transaction, publishedId)
  if (transaction.get(draftId) === undefined) copyDocument(transaction, published, draftId)
  removeDocument(transaction, publishedId, 'unpublish')
}

const discard: ApplyAction = (action, transaction) => {
  action.refusePurge()
  const id = optionalVersionId(action) ?? action.id('versionId')
  if (isPublishedId(id))
    throw validationError(`Only drafts and versions can be discarded; "${id}" is neither.`)
  requireDocument(transaction, id)
  checkOpen(transaction, id)
  removeDocument(transaction, id, 'discard')
}

const deleteGroup: ApplyAction = (action, transaction) => {
  action.refusePurge()
  const publishedId = action.id('publishedId')
  const named = [...action.ids('includeDrafts'), ...action.ids('includeVersions')]
  const versions = named.filter((id) => transaction.get(id) !== undefined)
  const published = transaction.get(publishedId)
  checkDraftNamed(transaction, publishedId, named)
  if (published === undefined && versions.length === 0) throw documentNotFound(publishedId)
  for (const id of versions) {
    checkGroup(id, publishedId)
    checkOpen(transaction, id)
    removeDocument(transaction, id, 'delete')
  }
  if (published !== undefined) removeDocument(transaction, publishedId, 'delete')
}

/** A draft that the caller does not know of would remain, and could be published again. */
function checkDraftNamed(
  transaction: Transaction,
  publishedId: string,
  named: readonly string[],
): void {
  const id = draftIdOf(publishedId)
  if (named.includes(id) || transaction.get(id) === undefined) return
  throw new MutationError(
    'documentHasDraftError',
    `"${publishedId}" has a draft. Name "${id}" in "includeDrafts" to delete it, too.`,
    { id },
  )
}

const replaceDraft: ApplyAction = (action, transaction) => {
  const attributes = action.object('attributes')
  const id = openVersionId(transaction, attributes)
  const publishedId = action.id('publishedId')
  checkGroup(id, publishedId)
  if (transaction.get(id) === undefined) requireDocument(transaction, publishedId)
  transaction.apply(parseMutation({ createOrReplace: attributes }))
}

const createVersion: ApplyAction = (action, transaction) => {
  const publishedId = action.id('publishedId')
  const given = action.optionalObject('document')
  const versionId = openVersionId(transaction, given ?? { _id: action.id('versionId') })
  checkGroup(versionId, publishedId)
  if (given !== undefined) {
    transaction.apply({ kind: 'create', fields: given })
    return
  }
  const baseId = action.id('baseId')
  const base = requireDocument(transaction, baseId)
  checkRevision(baseId, base, action.text('ifBaseRevisionId'))
  copyDocument(transaction, base, versionId)
}

const replaceVersion: ApplyAction = (action, transaction) => {
  const document = action.object('document')
  requireDocument(transaction, openVersionId(transaction, document))
  transaction.apply(parseMutation({ createOrReplace: document }))
}

/** Marks a version: publishing its release unpublishes the document. */
const unpublishVersion: ApplyAction = (action, transaction) => {
  const id = action.id('versionId')
  const publishedId = action.id('publishedId')
  checkGroup(id, publishedId)
  checkOpen(transaction, id)
  const base = transaction.get(id) ?? requireDocument(transaction, publishedId)
  const system = { ...(isRecord(base._system) ? base._system : {}), delete: true }
  copyDocument(transaction, { ...base, _system: system }, id, 'createOrReplace')
}

const prefix = 'sanity.action.document.'
const actions: ReadonlyMap<string, ApplyAction> = new Map([
  [`${prefix}create`, createDraft],
  [`${prefix}edit`, editDraft],
  [`${prefix}publish`, publishDraft],
  [`${prefix}unpublish`, unpublish],
  [`${prefix}discard`, discard],
  [`${prefix}delete`, deleteGroup],
  [`${prefix}replaceDraft`, replaceDraft],
  [`${prefix}version.create`, createVersion],
  [`${prefix}version.replace`, replaceVersion],
  [`${prefix}version.discard`, discard],
  [`${prefix}version.publish`, publishVersion],
  [`${prefix}version.unpublish`, unpublishVersion],
])

/** The draft or version to act on: `draftId` of the client, `versionId` of the API reference. */
function optionalVersionId(action: ActionReader): string | undefined {
  return action.optionalId('draftId') ?? action.optionalId('versionId')
}

/**
 * The id of a document to create or replace.
 * @throws unless it is that of a draft, or of a version that is open to changes
 */
function openVersionId(transaction: Transaction, { _id: id }: Fields): string {
  if (typeof id !== 'string' || isPublishedId(id))
    throw validationError(
      'An action can write only a draft or version: the "_id" must be that of one.',
    )
  checkOpen(transaction, id)
  return id
}

function checkOpen(transaction: Transaction, id: string): void {
  checkOpenToChanges((each) => transaction.get(each), id)
}

function checkGroup(id: string, publishedId: string): void {
  if (publishedIdOf(id) === publishedId && id !== publishedId) return
  throw new MutationError(
    'documentIdMismatchError',
    `"${id}" is not a draft or version of "${publishedId}"`,
    { id, publishedId },
  )
}

function checkRevision(id: string, document: Fields | undefined, expected?: string): void {
  const revision = typeof document?._rev === 'string' ? document._rev : undefined
  if (expected !== undefined && expected !== revision)
    throw revisionDoesNotMatch(id, revision, expected)
}
