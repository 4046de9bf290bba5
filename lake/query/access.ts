import { isStringArray } from '../json.ts'
import { type GroqNode, isGroqNode, withoutGroup } from './groq.ts'
import type { IndexName } from './indexes.ts'
import { type SyncTagName, tagOfKey } from './syncTags.ts'
import type { Lookup } from './view.ts'

/**
 * A way to find every document a condition can be true for, without looking at the others.
 * The condition itself is still evaluated on each of them.
 */
export interface Access {
  readonly lookups: readonly Lookup[]
  /** How much it narrows, 0 the most. */
  readonly rank: number
  readonly tags: readonly SyncTagName[]
}

const ranks: Record<IndexName, number> = {
  id: 0,
  group: 0,
  path: 1,
  'slug.current': 1,
  source: 1,
  reference: 2,
  type: 3,
}

/** The conditions that must all hold for a filter expression to be true. */
export function conjunctsOf(expression: GroqNode): GroqNode[] {
  const node = withoutGroup(expression)
  if (node.type === 'And' && isGroqNode(node.left) && isGroqNode(node.right))
    return [...conjunctsOf(node.left), ...conjunctsOf(node.right)]
  return [node]
}

/** The access of a condition whose values are known from the query, or undefined. */
export function accessOf(condition: GroqNode): Access | undefined {
  const node = withoutGroup(condition)
  if (node.type === 'And') return bestOf(conjunctsOf(node).map(accessOf))
  if (node.type === 'Or') return eitherOf(node)
  const comparison = comparisonOf(node)
  if (comparison === undefined) return undefined
  const keys = constantKeys(comparison.value)
  if (keys === undefined) return undefined
  return accessByKeys(comparison.index, keys)
}

/** The narrowest of several, or undefined. */
export function bestOf(accesses: readonly (Access | undefined)[]): Access | undefined {
  let best: Access | undefined
  for (const access of accesses) {
    if (access !== undefined && (best === undefined || access.rank < best.rank)) best = access
  }
  return best
}

/** `a || b` is found by looking for both, when both can be looked for. */
function eitherOf({ left, right }: GroqNode): Access | undefined {
  if (!isGroqNode(left) || !isGroqNode(right)) return undefined
  const one = accessOf(left)
  const other = accessOf(right)
  if (one === undefined || other === undefined) return undefined
  return {
    lookups: [...one.lookups, ...other.lookups],
    rank: Math.max(one.rank, other.rank),
    tags: [...one.tags, ...other.tags],
  }
}

function accessByKeys(index: IndexName, keys: readonly string[]): Access {
  return {
    lookups: [{ index, keys }],
    rank: ranks[index],
    tags: keys.map((key) => tagOfKey(index, key)),
  }
}

/** An indexed property compared with something: `value` is not a property of the same document. */
interface Comparison {
  readonly index: IndexName
  readonly value: GroqNode
}

/** Read `_id == x`, `x == _id`, `_id in x`, `references(x)` and the like. */
export function comparisonOf(node: GroqNode): Comparison | undefined {
  if (node.type === 'FuncCall') return functionComparisonOf(node)
  if (node.type !== 'OpCall' || !isGroqNode(node.left) || !isGroqNode(node.right)) return undefined
  const left = indexOfProperty(node.left)
  if (node.op === 'in') return left && { index: left, value: node.right }
  if (node.op !== '==') return undefined
  if (left !== undefined) return { index: left, value: node.right }
  const right = indexOfProperty(node.right)
  return right && { index: right, value: node.left }
}

function functionComparisonOf({ namespace, name, args }: GroqNode): Comparison | undefined {
  if (!Array.isArray(args) || args.length !== 1 || !isGroqNode(args[0])) return undefined
  if (namespace === 'global' && name === 'references') return { index: 'reference', value: args[0] }
  if (namespace === 'sanity' && name === 'versionOf') return { index: 'group', value: args[0] }
  return undefined
}

const propertyIndexes: Readonly<Record<string, IndexName>> = {
  _id: 'id',
  _type: 'type',
  path: 'path',
  'slug.current': 'slug.current',
  source: 'source',
}

/** The index of a property of the document at hand, such as `_type` or `@.slug.current`. */
function indexOfProperty(node: GroqNode): IndexName | undefined {
  const path = propertyPath(withoutGroup(node))
  return path === undefined || !Object.hasOwn(propertyIndexes, path)
    ? undefined
    : propertyIndexes[path]
}

function propertyPath({ type, name, base }: GroqNode): string | undefined {
  if (type !== 'AccessAttribute' || typeof name !== 'string') return undefined
  if (!isGroqNode(base) || base.type === 'This') return name
  const parent = propertyPath(base)
  return parent === undefined ? undefined : `${parent}.${name}`
}

/** The strings a constant stands for, or undefined when it is not constant or not of strings. */
function constantKeys(node: GroqNode): readonly string[] | undefined {
  if (node.type === 'Group') return constantKeys(withoutGroup(node))
  if (node.type === 'Array') return constantElements(node)
  if (node.type !== 'Value') return undefined
  if (typeof node.value === 'string') return [node.value]
  return isStringArray(node.value) ? [...new Set(node.value)] : undefined
}

function constantElements({ elements }: GroqNode): readonly string[] | undefined {
  if (!Array.isArray(elements)) return undefined
  const keys: string[] = []
  for (const element of elements) {
    if (!isGroqNode(element) || element.isSplat === true || !isGroqNode(element.value))
      return undefined
    const { value } = element.value
    if (element.value.type !== 'Value' || typeof value !== 'string') return undefined
    keys.push(value)
  }
  return [...new Set(keys)]
}
