import { isRecord, isStringArray } from '../core/json.ts'
import { type PatchOperations, parsePatchOperations, patchOperationNames } from './patch.ts'
import { checkDocumentId, refusePurge, validationError } from './validate.ts'

/** The documents that a patch or deletion applies to. */
export type Selection =
  | { readonly ids: readonly string[] }
  | { readonly query: string; readonly params: Readonly<Record<string, unknown>> }

export type ParsedMutation =
  | {
      readonly kind: 'create' | 'createIfNotExists' | 'createOrReplace'
      readonly fields: Readonly<Record<string, unknown>>
    }
  | { readonly kind: 'delete'; readonly selection: Selection }
  | {
      readonly kind: 'patch'
      readonly selection: Selection
      readonly operations: PatchOperations
      readonly ifRevisionID?: string
    }

const IDS_MAX = 1000

/**
 * Validates one mutation of Sanity's mutate API.
 * @throws LakeError 400 with the reason
 */
export function parseMutation(mutation: unknown): ParsedMutation {
  if (!isRecord(mutation)) throw validationError('A mutation must be an object.')
  const [kind, other] = Object.keys(mutation).filter((name) => mutation[name] !== undefined)
  if (kind === undefined || other !== undefined)
    throw validationError(
      'A mutation must have exactly one member: create, patch, delete or the like.',
    )
  const body = mutation[kind]
  if (!isRecord(body)) throw validationError(`The mutation "${kind}" must be an object.`)
  switch (kind) {
    case 'create':
      return { kind, fields: body }
    case 'createIfNotExists':
    case 'createOrReplace':
      checkDocumentId(body._id)
      return { kind, fields: body }
    case 'delete':
      refusePurge(body.purge)
      return { kind, selection: selectionOf(body) }
    case 'patch':
      return parsePatch(body)
    default:
      throw validationError(`There is no mutation "${kind}".`)
  }
}

function parsePatch(body: Readonly<Record<string, unknown>>): ParsedMutation {
  const { ifRevisionID } = body
  for (const name of Object.keys(body)) {
    if (!patchOperationNames.has(name) && !selectionNames.has(name))
      throw validationError(`A patch has no operation "${name}".`)
  }
  if (ifRevisionID !== undefined && ifRevisionID !== null && typeof ifRevisionID !== 'string')
    throw validationError("A patch's ifRevisionID must be a string.")
  return {
    kind: 'patch',
    selection: selectionOf(body),
    operations: parsePatchOperations(body),
    ...(typeof ifRevisionID === 'string' ? { ifRevisionID } : {}),
  }
}

const selectionNames = new Set(['id', 'query', 'params', 'ifRevisionID'])

function selectionOf({ id, query, params }: Readonly<Record<string, unknown>>): Selection {
  if (typeof query === 'string' && id === undefined) {
    if (params !== undefined && !isRecord(params))
      throw validationError('"params" must be an object.')
    return { query, params: params ?? {} }
  }
  const ids = typeof id === 'string' ? [id] : id
  if (!isStringArray(ids) || ids.length === 0 || query !== undefined)
    throw validationError('A patch or deletion needs either an "id" (or list of ids) or a "query".')
  if (ids.length > IDS_MAX) throw validationError(`A mutation may name ${IDS_MAX} ids. Split it.`)
  for (const each of ids) checkDocumentId(each)
  return { ids: [...new Set(ids)] }
}
