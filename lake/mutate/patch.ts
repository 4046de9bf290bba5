import { Mutation } from '@sanity/mutator'
import { errorMessage } from '../../runtime/errorMessage.ts'
import type { StoredDocument } from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import { isRecord, isStringArray } from '../core/json.ts'
import { MutationError } from './mutationErrors.ts'
import { pathFrom } from './path.ts'
import { singlePaths, targetsOf } from './targets.ts'
import { validationError } from './validate.ts'

/** The operations of a patch, in Sanity's wire form; applied in this order. */
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

const OPERATIONS_MAX = 1000
/** Hunks of a diff times characters of its text: each hunk is searched for, 1.5 s at this bound. */
const DIFF_WORK_MAX = 5_000_000

/**
 * Validates a patch's operations.
 * @throws LakeError 400 naming the invalid one
 */
export function parsePatchOperations(patch: Readonly<Record<string, unknown>>): PatchOperations {
  let count = 0
  // Before the paths are parsed, which takes time.
  const add = (operations: number) => {
    count += operations
    if (count <= OPERATIONS_MAX) return
    throw validationError(
      `A patch may have ${OPERATIONS_MAX} operations; this one has more. Split it.`,
    )
  }
  const byPath = <Value>(name: string, isValue: (value: unknown) => value is Value) => {
    const given = patch[name]
    if (given === undefined) return {}
    if (!isRecord(given)) throw validationError(`A patch's "${name}" must be an object of paths.`)
    const pairs = Object.entries(given)
    add(pairs.length)
    const entries = pairs.map(([path, value]): [string, Value] => {
      if (!isValue(value))
        throw validationError(`A patch's "${name}" at "${path}" has a wrong value.`)
      return [pathFrom(path), value]
    })
    return { [name]: Object.fromEntries(entries) }
  }
  if (Array.isArray(patch.unset)) add(patch.unset.length)
  const unset = unsetOf(patch.unset)
  const insert = insertOf(patch.insert)
  return {
    ...byPath('setIfMissing', isAnything),
    ...byPath('set', isAnything),
    ...(unset ? { unset } : {}),
    ...byPath('diffMatchPatch', isText),
    ...byPath('inc', isFiniteNumber),
    ...byPath('dec', isFiniteNumber),
    ...(insert ? { insert } : {}),
  }
}

export const patchOperationNames: ReadonlySet<string> = new Set([
  'set',
  'setIfMissing',
  'unset',
  'insert',
  'inc',
  'dec',
  'diffMatchPatch',
])

/**
 * The document with the operations applied; `@sanity/mutator` mutates neither, and the result shares
 * their values. `_id` and `_type` cannot change; `_rev` and times are set by the lake.
 * @param checkTime called before each operation and each value that it changes; throws to stop
 * @param checkRepeated called before an operation writes its value at several paths, with the
 *   characters of JSON at all but the first; throws to stop
 */
export function applyPatch(
  document: StoredDocument,
  operations: PatchOperations,
  checkTime: () => void = () => undefined,
  checkRepeated: (size: number) => void = () => undefined,
): Readonly<Record<string, unknown>> {
  const patched = patchedBy(document, operations, checkTime, checkRepeated)
  if (!isRecord(patched)) throw new MutationError('patchError', 'The patch leaves no document')
  for (const name of ['_id', '_type'] as const) {
    if (patched[name] === document[name]) continue
    throw new MutationError(
      'immutableAttributeError',
      `The attribute "${name}" of document "${document._id}" cannot be changed`,
      { id: document._id, attribute: name },
    )
  }
  return patched
}

function patchedBy(
  document: StoredDocument,
  operations: PatchOperations,
  checkTime: () => void,
  checkRepeated: (size: number) => void,
): unknown {
  const { insert, ...others } = operations
  const id = document._id
  let edited: ReturnType<Mutation['apply']> = document
  const apply = (operation: PatchOperations) => {
    checkTime()
    edited = new Mutation({ mutations: [{ patch: { ...operation, id } }] }).apply(edited)
  }
  try {
    for (const { path, on, value, diff } of singleOperations(others)) {
      const paths = singlePaths(path, edited, checkTime)
      checkRepeated(repeatedSize(value, paths.length))
      for (const each of paths) {
        if (diff !== undefined) checkDiff(diff, targetsOf(each, edited, checkTime)[0]?.value)
        apply(on(each))
      }
    }
    if (insert === undefined) return edited
    const inserts = insertsInto(edited, insert, checkTime)
    checkRepeated(repeatedSize(insert.items, inserts.length))
    for (const each of inserts) apply({ insert: each })
    return edited
  } catch (error) {
    if (error instanceof LakeError) throw error
    const reason = errorMessage(error)
    throw new MutationError(
      'patchError',
      `The patch cannot be applied to document "${document._id}": ${reason}`,
      { id: document._id },
    )
  }
}

/** Characters of a value as JSON, at all of its paths but the first. */
function repeatedSize(value: unknown, paths: number): number {
  return paths > 1 ? JSON.stringify(value).length * (paths - 1) : 0
}

/** Each operation as its path and the patch of one path, in the same order. */
function singleOperations(operations: Omit<PatchOperations, 'insert'>) {
  return Object.entries(operations).flatMap(([name, byPath]) =>
    Object.entries(byPath).map(([key, value]) => {
      // The entries of `unset` are paths.
      const isList = Array.isArray(byPath)
      const on = (path: string): PatchOperations => ({
        [name]: isList ? [path] : { [path]: value },
      })
      const diff = name === 'diffMatchPatch' ? String(value) : undefined
      return { path: isList ? String(value) : key, on, value: isList ? null : value, diff }
    }),
  )
}

/** @throws LakeError 400 if it takes too long to apply a diff to this text */
function checkDiff(diff: string, text: unknown): void {
  const hunks = diff.split('@@ -').length - 1
  const length = diff.length + (typeof text === 'string' ? text.length : 0)
  if (hunks * length <= DIFF_WORK_MAX) return
  throw validationError(
    `A diff has ${hunks} hunks, too many for a text of this length. Set the text.`,
  )
}

/**
 * Translates an insertion to operations that @sanity/mutator applies correctly. A range in
 * `replace` is resolved for each list that its path selects, because the mutator interprets the
 * ends of a range differently and duplicates the list if the range is empty.
 */
function insertsInto(
  document: unknown,
  insert: InsertOperation,
  checkTime: () => void,
): InsertOperation[] {
  const { items } = insert
  const at = (path: string) => singlePaths(path, document, checkTime)
  if ('before' in insert) return at(insert.before).map((before) => ({ before, items }))
  if ('after' in insert) return at(insert.after).map((after) => ({ after, items }))
  const range = rangeAtEnd(insert.replace)
  if (range === undefined) {
    if (targetsOf(insert.replace, document, checkTime).length === 0) return []
    return at(insert.replace).map((replace) => ({ replace, items }))
  }
  return targetsOf(range.list, document, checkTime).flatMap(
    ({ path: list, value }): InsertOperation[] => {
      if (!Array.isArray(value)) return []
      const start = Math.min(positionOf(range.start, value.length), value.length)
      const end = Math.min(positionOf(range.end, value.length), value.length)
      if (start < end) return [{ replace: `${list}[${start}:${end}]`, items }]
      return start < value.length
        ? [{ before: `${list}[${start}]`, items }]
        : [{ after: `${list}[-1]`, items }]
    },
  )
}

interface Range {
  readonly list: string
  readonly start: number
  readonly end: number
}

function rangeAtEnd(path: string): Range | undefined {
  const [, list, start, end] = /^(.+)\[\s*(-?\d*)\s*:\s*(-?\d*)\s*\]$/.exec(path) ?? []
  if (list === undefined) return undefined
  return { list, start: start ? Number(start) : 0, end: end ? Number(end) : -1 }
}

/**
 * In the ranges that the client's `splice` writes, -1 is the end of the list, not its last member.
 */
function positionOf(index: number, length: number): number {
  return index < 0 ? Math.max(length + index + 1, 0) : index
}

function unsetOf(given: unknown): string[] | undefined {
  if (given === undefined) return undefined
  if (!isStringArray(given)) throw validationError('A patch\'s "unset" must be a list of paths.')
  return given.map(pathFrom)
}

function insertOf(given: unknown): InsertOperation | undefined {
  if (given === undefined) return undefined
  const problem = 'A patch\'s "insert" needs "items" and one of "before", "after" and "replace".'
  if (!isRecord(given) || !Array.isArray(given.items)) throw validationError(problem)
  const { before, after, replace, items } = given
  const [path, other] = [before, after, replace].filter((each) => each !== undefined)
  if (typeof path !== 'string' || other !== undefined) throw validationError(problem)
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
