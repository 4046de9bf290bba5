/** The query planner: chooses the index lookups for the filter of a query. */

import type { StoredDocument } from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import type { EvaluationContext } from './evaluation.ts'
import { type GroqNode, isGroqNode, listOf, withoutGroup } from './groq.ts'
import { fieldIndexNames, type IndexName } from './indexes.ts'
import { type Compile, type CompiledExpression, nestedScope, type Scope } from './scope.ts'
import { type SyncTagName, tagOfKey, tagOfTypedField } from './syncTags.ts'
import type { Lookup } from './view.ts'

/** Finds the documents for `*[condition]...` through indexes. */
type Plan = (scope: Scope, context: EvaluationContext) => Candidates

interface Candidates {
  readonly documents: readonly StoredDocument[]
  /** Whether every candidate satisfies the conditions; otherwise some may be false positives. */
  readonly isExact: boolean
}

/** An index access that finds every document for which a condition can be true. */
interface AccessPath {
  readonly lookups: readonly Lookup[]
  /** Selectivity, 0 is the most selective. */
  readonly rank: number
  readonly tags: readonly SyncTagName[]
}

/** Finds the index access of a condition; undefined if all documents have to be scanned. */
type AccessPathFinder = (scope: Scope, context: EvaluationContext) => AccessPath | undefined

const ranks: Record<IndexName, number> = {
  id: 0,
  group: 0,
  path: 1,
  'slug.current': 1,
  source: 1,
  reference: 2,
  type: 3,
  defined: 4,
}

/** The filter expressions of `*[a][b]` in order, or undefined if the base is not `*`. */
export function conditionsOverEverything(node: GroqNode): GroqNode[] | undefined {
  const { type, base, expr } = withoutGroup(node)
  if (type === 'Everything') return []
  if (type !== 'Filter' || !isGroqNode(base) || !isGroqNode(expr)) return undefined
  const before = conditionsOverEverything(base)
  return before && [...before, expr]
}

/** Plans which documents the conditions are evaluated on. */
export function planSelection(conditions: readonly GroqNode[], compile: Compile): Plan {
  const conjuncts = conditions.flatMap(conjunctsOf)
  const isExact = conjuncts.length === 1 && conjuncts.every(isIndexEquality)
  const finders = conjuncts
    .map((condition) => finderOf(condition, compile))
    .filter((finder) => finder !== undefined)
  return (scope, context) => {
    const accesses = finders
      .map((find) => find(scope, context))
      .filter((each) => each !== undefined)
    for (const tag of tagsFor(accesses)) context.tags.add(tag)
    const lookups = cheapestLookups(accesses, context)
    return lookups === undefined
      ? { documents: context.everyDocument(), isExact: false }
      : { documents: context.find(lookups), isExact }
  }
}

/**
 * Conditions such as `_type == x` and `_id in x`, for which the index returns no false positives.
 */
function isIndexEquality(condition: GroqNode): boolean {
  return condition.type === 'OpCall' && comparisonOf(condition) !== undefined
}

function cheapestLookups(
  accesses: readonly AccessPath[],
  context: EvaluationContext,
): readonly Lookup[] | undefined {
  let best: readonly Lookup[] | undefined
  let bestCount = Number.POSITIVE_INFINITY
  for (const { lookups } of accesses) {
    const count = context.countOf(lookups)
    if (count < bestCount) [best, bestCount] = [lookups, count]
  }
  return best
}

/** With more tags than this, a result has those of one condition, which more changes invalidate. */
const TYPED_TAGS_MAX = 128

/**
 * The tags of one condition cover every change of a result. Those of the most selective condition
 * are invalidated least often.
 */
function tagsFor(accesses: readonly AccessPath[]): readonly SyncTagName[] {
  const best = mostSelective(accesses)
  if (best === undefined) return ['all']
  const type = accesses.find(({ lookups: [lookup, other] }) => !other && lookup?.index === 'type')
  const [field, another] = best.lookups
  if (type === undefined || field === undefined || another !== undefined || best.rank !== 1)
    return best.tags
  const types = type.lookups.flatMap(({ keys }) => keys)
  if (types.length * field.keys.length > TYPED_TAGS_MAX) return best.tags
  return types.flatMap((each) => field.keys.map((key) => tagOfTypedField(each, field.index, key)))
}

function mostSelective(accesses: readonly (AccessPath | undefined)[]): AccessPath | undefined {
  let best: AccessPath | undefined
  for (const access of accesses) {
    if (access !== undefined && (best === undefined || access.rank < best.rank)) best = access
  }
  return best
}

/** The conditions that must all be true for a filter expression to be true. */
function conjunctsOf(expression: GroqNode): GroqNode[] {
  const node = withoutGroup(expression)
  if (node.type === 'And' && isGroqNode(node.left) && isGroqNode(node.right))
    return [...conjunctsOf(node.left), ...conjunctsOf(node.right)]
  return [node]
}

function finderOf(condition: GroqNode, compile: Compile): AccessPathFinder | undefined {
  const node = withoutGroup(condition)
  if (node.type === 'And') {
    const finders = conjunctsOf(node).map((each) => finderOf(each, compile))
    if (finders.every((finder) => finder === undefined)) return undefined
    return (scope, context) => mostSelective(finders.map((find) => find?.(scope, context)))
  }
  if (node.type === 'Or') return eitherOf(node, compile)
  const field = definedField(node)
  if (field !== undefined) return () => definedAccess(field)
  const comparison = comparisonOf(node)
  return comparison && keysFinder(comparison, compile)
}

/** `path` for `defined(path)`, if that is an indexed field. */
function definedField(node: GroqNode): IndexName | undefined {
  if (node.type !== 'FuncCall' || node.namespace !== 'global' || node.name !== 'defined')
    return undefined
  const [argument] = listOf(node, 'args')
  const index = argument && indexOfProperty(argument)
  return index === 'id' || index === 'type' ? undefined : index
}

/** There is no tag for documents that have a field, so the result depends on all documents. */
function definedAccess(field: IndexName): AccessPath {
  return { lookups: [{ index: 'defined', keys: [field] }], rank: ranks.defined, tags: ['all'] }
}

/** `a || b` uses the union of both accesses, if both exist. */
function eitherOf({ left, right }: GroqNode, compile: Compile): AccessPathFinder | undefined {
  const findLeft = isGroqNode(left) ? finderOf(left, compile) : undefined
  const findRight = isGroqNode(right) ? finderOf(right, compile) : undefined
  if (findLeft === undefined || findRight === undefined) return undefined
  return (scope, context) => {
    const one = findLeft(scope, context)
    const other = one && findRight(scope, context)
    if (one === undefined || other === undefined) return undefined
    return {
      lookups: [...one.lookups, ...other.lookups],
      rank: Math.max(one.rank, other.rank),
      tags: [...one.tags, ...other.tags],
    }
  }
}

/** An indexed property compared with expressions. */
interface Comparison {
  readonly index: IndexName
  readonly values: readonly GroqNode[]
  /** Whether a list of keys matches any of them. */
  readonly takesLists: boolean
  readonly takesStrings: boolean
}

function keysFinder(comparison: Comparison, compile: Compile): AccessPathFinder {
  const { index } = comparison
  const values = comparison.values.map(compile)
  return (scope, context) => {
    const keys = new Set<string>()
    for (const value of values) {
      const found = keysOf(valueOutsideRow(value, scope, context), comparison)
      if (found === undefined) return undefined
      context.budget.lookUp(found)
      for (const key of found) keys.add(key)
    }
    const list = [...keys]
    return {
      lookups: [{ index, keys: list }],
      rank: ranks[index],
      tags: list.map((key) => tagOfKey(index, key)),
    }
  }
}

/** The keys of a value, or undefined if it could equal something that is not in the index. */
function keysOf(value: unknown, comparison: Comparison): readonly string[] | undefined {
  if (typeof value === 'string') return comparison.takesStrings ? [value] : undefined
  if (!comparison.takesLists || !Array.isArray(value)) return undefined
  const members: readonly unknown[] = value
  const keys = members.filter((member) => typeof member === 'string')
  return keys.length === members.length ? keys : undefined
}

const unknownValue = Symbol('depends on the row')

/** Evaluates an expression before the row is known; `unknownValue` if it depends on the row. */
function valueOutsideRow(
  value: CompiledExpression,
  scope: Scope,
  context: EvaluationContext,
): unknown {
  let isRowRead = false
  const row = nestedScope(scope, null)
  const probe: Scope = {
    parent: row.parent,
    isHidden: false,
    get value() {
      isRowRead = true
      return null
    },
  }
  try {
    const found = value(probe, context)
    return isRowRead ? unknownValue : found
  } catch (error) {
    // An evaluation error is reported when there is a row to evaluate it for.
    if (error instanceof LakeError) throw error
    return unknownValue
  }
}

/** Parses `_id == x`, `x == _id`, `_id in x`, `references(x)` and the like. */
function comparisonOf(node: GroqNode): Comparison | undefined {
  if (node.type === 'FuncCall') return functionComparisonOf(node)
  if (node.type !== 'OpCall' || !isGroqNode(node.left) || !isGroqNode(node.right)) return undefined
  const left = indexOfProperty(node.left)
  if (node.op === 'in')
    return left && { index: left, values: [node.right], takesLists: true, takesStrings: false }
  if (node.op !== '==') return undefined
  const equals = { takesLists: false, takesStrings: true }
  if (left !== undefined) return { index: left, values: [node.right], ...equals }
  const right = indexOfProperty(node.right)
  return right && { index: right, values: [node.left], ...equals }
}

function functionComparisonOf(node: GroqNode): Comparison | undefined {
  const { namespace, name } = node
  if (namespace === 'global' && name === 'references') {
    const values = listOf(node, 'args')
    return { index: 'reference', values, takesLists: true, takesStrings: true }
  }
  if (namespace !== 'sanity' || name !== 'versionOf') return undefined
  return { index: 'group', values: listOf(node, 'args'), takesLists: false, takesStrings: true }
}

/** The index of a property of the current document, such as `_type` or `@.slug.current`. */
function indexOfProperty(node: GroqNode): IndexName | undefined {
  const path = propertyPath(withoutGroup(node))
  if (path === '_id') return 'id'
  return path === '_type' ? 'type' : fieldIndexNames.find((name) => name === path)
}

function propertyPath({ type, name, base }: GroqNode): string | undefined {
  if (type !== 'AccessAttribute' || typeof name !== 'string') return undefined
  if (!isGroqNode(base) || base.type === 'This') return name
  const parent = propertyPath(base)
  return parent === undefined ? undefined : `${parent}.${name}`
}
