import { evaluateSync, parse, toJS } from 'groq-js'

/** A node of groq-js's syntax tree; which members it has depends on `type`. */
export interface GroqNode {
  readonly type: string
  readonly [member: string]: unknown
}

/** What one evaluation is given. */
interface GroqContext {
  readonly dataset: readonly unknown[]
  readonly root?: unknown
  readonly params: Readonly<Record<string, unknown>>
  readonly identity?: string
  readonly timestamp?: Date
  readonly sanity: { readonly projectId: string; readonly dataset: string }
  readonly dereference: (reference: { _ref: string }) => unknown
}

type Parse = (query: string, options: { params: Readonly<Record<string, unknown>> }) => GroqNode
type Evaluate = (tree: GroqNode, context: GroqContext) => { readonly data: unknown }
type ToJson = (value: { readonly data: unknown }) => unknown

// The library's own types are incomplete, so its three functions get theirs here.
const typedParse: Parse = parse
const typedEvaluate: Evaluate = evaluateSync
const typedToJson: ToJson = toJS

/** Parse a query. Parameters become constants of the tree, so it is only good for those values. */
export const parseGroq = typedParse

/** Evaluate a tree at once and return plain JSON values. */
export function evaluateGroq(tree: GroqNode, context: GroqContext): unknown {
  return typedToJson(typedEvaluate(tree, context)) ?? null
}

/** Whether a member of a node is itself a node. */
export function isGroqNode(value: unknown): value is GroqNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/** The nodes directly below a node. */
export function childrenOf(node: GroqNode): GroqNode[] {
  const children: GroqNode[] = []
  mapNode(node, (child) => {
    children.push(child)
    return child
  })
  return children
}

/** The node without parentheses around it. */
export function withoutGroup(node: GroqNode): GroqNode {
  return node.type === 'Group' && isGroqNode(node.base) ? withoutGroup(node.base) : node
}

/**
 * A copy of the node whose members that are nodes, or lists of nodes, went through `change`.
 * Constants are left alone: their values may look like nodes and are not.
 */
export function mapNode(node: GroqNode, change: (child: GroqNode) => GroqNode): GroqNode {
  if (node.type === 'Value') return node
  const copy: { type: string; [member: string]: unknown } = { ...node }
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed)
    return isGroqNode(value) ? change(value) : value
  }
  for (const member of Object.keys(copy)) {
    if (member !== 'type') copy[member] = changed(copy[member])
  }
  return copy
}
