import { extract, Mutation } from '@sanity/mutator'
import type { StoredDocument } from '../documents.ts'
import { isRecord, isStringArray } from '../json.ts'
import { MutationFailure } from './failures.ts'
import { pathFrom } from './path.ts'
import { invalid } from './validate.ts'

/** The operations of a patch, in Sanity's wire form; applied in the order they stand here. */
export interface PatchOperations {
  readonly setIfMissing?: Record<string, unknown>
  readonly set?: Record<string, unknown>
  readonly unset?: string[]
  readonly diffMatchPatch?: Record<string, string>
  readonly inc?: Record<string, number>
  readonly dec?: Record<string, number>
  readonly insert?: InsertOperation
}

type InsertOperation = { items: unknown[] } & (
  | { before: string }
  | { after: string }
  | { replace: string }
)

const operationsMax = 1000

/** Check a patch's operations. Throws LakeError 400 naming the one that is wrong. */
export function parsePatchOperations(patch: Readonly<Record<string, unknown>>): PatchOperations {
  let count = 0
  const byPath = <Value>(name: string, isValue: (value: unknown) => value is Value) => {
    const given = patch[name]
    if (given === undefined) return {}
    if (!isRecord(given)) throw invalid(`A patch's "${name}" must be an object of paths.`)
    const entries = Object.entries(given).map(([path, value]): [string, Value] => {
      if (!isValue(value)) throw invalid(`A patch's "${name}" at "${path}" has a wrong value.`)
      return [pathFrom(path), value]
    })
    count += entries.length
    return { [name]: Object.fromEntries(entries) }
  }
  const unset = unsetOf(patch.unset)
  const insert = insertOf(patch.insert)
  const operations: PatchOperations = {
    ...byPath('setIfMissing', isAnything),
    ...byPath('set', isAnything),
    ...(unset ? { unset } : {}),
    ...byPath('diffMatchPatch', isText),
    ...byPath('inc', isFiniteNumber),
    ...byPath('dec', isFiniteNumber),
    ...(insert ? { insert } : {}),
  }
  if (count + (unset?.length ?? 0) > operationsMax)
    throw invalid(`A patch may have ${operationsMax} operations; this one has more. Split it.`)
  return operations
}

/** The names a patch's operations may have. */
export const patchOperationNames: ReadonlySet<string> = new Set([
  ...['set', 'setIfMissing', 'unset', 'insert', 'inc', 'dec', 'diffMatchPatch'],
])

/**
 * The document with the operations applied; the original stays as it is.
 * `_id` and `_type` cannot change; what the lake itself keeps (`_rev` and times) is left to it.
 */
export function applyPatch(document: StoredDocument, operations: PatchOperations): unknown {
  const patched = patchedBy(document, operations)
  if (!isRecord(patched)) throw new MutationFailure('patchError', 'The patch leaves no document')
  for (const name of ['_id', '_type'] as const) {
    if (patched[name] === document[name]) continue
    throw new MutationFailure(
      'immutableAttributeError',
      `The attribute "${name}" of document "${document._id}" cannot be changed`,
      { id: document._id, attribute: name },
    )
  }
  return patched
}

function patchedBy(document: StoredDocument, operations: PatchOperations): unknown {
  const { insert, ...others } = structuredClone(operations)
  const id = document._id
  try {
    const edited = new Mutation({ mutations: [{ patch: { ...others, id } }] }).apply(
      structuredClone(document),
    )
    if (insert === undefined) return edited
    const where = placeOf(insert, edited)
    if (where === undefined) return edited
    return new Mutation({ mutations: [{ patch: { insert: where, id } }] }).apply(edited)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MutationFailure(
      'patchError',
      `The patch cannot be applied to document "${document._id}": ${reason}`,
      { id: document._id },
    )
  }
}

/**
 * Where to insert. `replace` of a range without members, as the client's `splice` writes it, means
 * that place; of members that are not there, nothing. (@sanity/mutator would double the list.)
 */
function placeOf(insert: InsertOperation, document: unknown): InsertOperation | undefined {
  if (!('replace' in insert) || extract(insert.replace, document).length > 0) return insert
  const [, list, start] = /^(.+)\[(-?\d+):-?\d*\]$/.exec(insert.replace) ?? []
  const [members] = list === undefined ? [] : extract(list, document)
  if (list === undefined || !Array.isArray(members)) return undefined
  const given = Number(start)
  const place = given < 0 ? Math.max(members.length + given, 0) : given
  const { items } = insert
  return place < members.length
    ? { before: `${list}[${place}]`, items }
    : { after: `${list}[-1]`, items }
}

function unsetOf(given: unknown): string[] | undefined {
  if (given === undefined) return undefined
  if (!isStringArray(given)) throw invalid('A patch\'s "unset" must be a list of paths.')
  return given.map(pathFrom)
}

function insertOf(given: unknown): InsertOperation | undefined {
  if (given === undefined) return undefined
  const problem = 'A patch\'s "insert" needs "items" and one of "before", "after" and "replace".'
  if (!isRecord(given) || !Array.isArray(given.items)) throw invalid(problem)
  const { before, after, replace, items } = given
  const [path, other] = [before, after, replace].filter((each) => each !== undefined)
  if (typeof path !== 'string' || other !== undefined) throw invalid(problem)
  const at = pathFrom(path)
  if (before !== undefined) return { before: at, items }
  return after !== undefined ? { after: at, items } : { replace: at, items }
}

function isAnything(_value: unknown): _value is unknown {
  return true
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
