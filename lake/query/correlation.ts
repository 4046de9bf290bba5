import { type GroqNode, isGroqNode, mapNode } from './groq.ts'

/**
 * Where an expression stands relative to the documents a filter goes through. GROQ's `^` counts
 * nested scopes only: the hidden scope of a mapping (`list[].x`) is passed over.
 */
export interface ScopeContext {
  /** The filter itself is evaluated in a hidden scope. */
  readonly hidden: boolean
}

/**
 * Move an expression from inside a filter to just outside of it, so that its value can choose the
 * documents to look at: `^._id` becomes `_id`. Undefined when the expression depends on the
 * filtered document, or is of a kind not known to be movable.
 */
export function outsideFilter(node: GroqNode, context: ScopeContext): GroqNode | undefined {
  const { type } = node
  if (type === 'Value') return node
  if (type === 'Parent') return parentFromOutside(node, context)
  if (type === 'Map' || type === 'FlatMap') return mappingOutside(node, context)
  if (type === 'FuncCall' && !movableFunctions.has(`${node.namespace}::${node.name}`))
    return undefined
  if (type === 'OpCall' && node.op !== '+') return undefined
  if (!movableTypes.has(type) || (basedTypes.has(type) && !isGroqNode(node.base))) return undefined
  let movable = true
  const moved = mapNode(node, (child) => {
    const outside = child.type === 'ArrayElement' ? arrayElement(child, context) : undefined
    const result = outside ?? outsideFilter(child, context)
    if (result === undefined) movable = false
    return result ?? child
  })
  return movable ? moved : undefined
}

const basedTypes = new Set(['AccessAttribute', 'AccessElement', 'Deref', 'ArrayCoerce', 'Group'])
const movableTypes = new Set([...basedTypes, 'FuncCall', 'OpCall', 'Array', 'Slice'])
const movableFunctions = new Set([
  'global::coalesce',
  'global::lower',
  'global::upper',
  'global::string',
  'array::compact',
  'array::unique',
])
/** What may stand in a mapping's own expression, where `@` is the list's member. */
const memberTypes = new Set(['This', 'AccessAttribute', 'AccessElement', 'ArrayCoerce', 'Deref'])

function parentFromOutside({ n }: GroqNode, { hidden }: ScopeContext): GroqNode | undefined {
  if (typeof n !== 'number') return undefined
  if (hidden) return { type: 'Parent', n }
  return n === 1 ? { type: 'This' } : { type: 'Parent', n: n - 1 }
}

function mappingOutside(node: GroqNode, context: ScopeContext): GroqNode | undefined {
  if (!isGroqNode(node.base) || !isGroqNode(node.expr) || !isOfMember(node.expr)) return undefined
  const base = outsideFilter(node.base, context)
  return base && { ...node, base }
}

function isOfMember(node: GroqNode): boolean {
  if (!memberTypes.has(node.type)) return false
  return node.type === 'This' || node.base === undefined
    ? true
    : isGroqNode(node.base) && isOfMember(node.base)
}

function arrayElement(element: GroqNode, context: ScopeContext): GroqNode | undefined {
  const value = isGroqNode(element.value) ? outsideFilter(element.value, context) : undefined
  return value && { ...element, value }
}
