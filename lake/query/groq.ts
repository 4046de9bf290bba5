import { DateTime, evaluateSync, Path, parse, toJS } from 'groq-js'
import { isRecord } from '../core/json.ts'

/** A node of groq-js's syntax tree; its other members depend on `type`. */
export interface GroqNode {
  readonly type: string
  readonly [member: string]: unknown
}

/** The context of an evaluation by groq-js. */
export interface GroqContext {
  readonly dataset: readonly unknown[]
  readonly root?: unknown
  readonly params: Readonly<Record<string, unknown>>
  readonly identity?: string
  readonly timestamp?: Date
  readonly sanity: { readonly projectId: string; readonly dataset: string }
}

/** A point in time, as groq-js represents the result of `dateTime()`. */
interface GroqDateTime {
  equals(other: GroqDateTime): boolean
  compareTo(other: GroqDateTime): number
}

/** The result of `path()`; it serializes to its pattern. */
interface GroqPath {
  toJSON(): string
}

type Parse = (query: string, options: { params: Readonly<Record<string, unknown>> }) => GroqNode
type Evaluate = (tree: GroqNode, context: GroqContext) => { readonly data: unknown }
type ToJson = (value: { readonly data: unknown }) => unknown

// The library's own types are incomplete, so its functions get theirs here.
const typedEvaluate: Evaluate = evaluateSync
const typedToJson: ToJson = toJS

/** Parses a query. Given parameters become constants of the tree. */
export const parseGroq: Parse = parse

/** Evaluates a tree with groq-js; its own values, such as points in time, are not converted. */
export function evaluateByGroqJs(tree: GroqNode, context: GroqContext): unknown {
  return typedEvaluate(tree, context).data ?? null
}

/** Converts groq-js's own values to JSON. */
export function toPlainJson(data: unknown): unknown {
  return typedToJson({ data }) ?? null
}

export function isDateTime(value: unknown): value is GroqDateTime {
  return value instanceof DateTime
}

export function isPath(value: unknown): value is GroqPath {
  return value instanceof Path
}

/** True for a GROQ object. */
export function isGroqObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !isDateTime(value) && !isPath(value)
}

/** Whether a member of a node is itself a node. */
export function isGroqNode(value: unknown): value is GroqNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/**
 * A member that is a node.
 * @throws if it is not
 */
export function childOf(node: GroqNode, member: string): GroqNode {
  const child = node[member]
  if (!isGroqNode(child)) throw new Error(`A ${node.type} node without ${member}`)
  return child
}

/**
 * A member that is a list of nodes.
 * @throws if it is not
 */
export function listOf(node: GroqNode, member: string): GroqNode[] {
  const list: unknown = node[member]
  if (!Array.isArray(list)) throw new Error(`A ${node.type} node without ${member}`)
  return list.filter(isGroqNode)
}

/** The child nodes of a node. The values of constants may look like nodes and are none. */
export function childrenOf(node: GroqNode): GroqNode[] {
  if (node.type === 'Value') return []
  return Object.values(node)
    .flatMap((member: unknown) => (Array.isArray(member) ? member : [member]))
    .filter(isGroqNode)
}

/** The node without parentheses around it. */
export function withoutGroup(node: GroqNode): GroqNode {
  return node.type === 'Group' && isGroqNode(node.base) ? withoutGroup(node.base) : node
}

export function valueNode(value: unknown): GroqNode {
  return { type: 'Value', value }
}
