import { childOf, type GroqNode, isGroqNode, listOf } from './groq.ts'
import type { Compile, CompiledExpression } from './scope.ts'
import { compileTextPattern, type TextPattern } from './textQuery.ts'

/** Whether a node is `text::query(...)`, which groq-js can parse but not evaluate. */
export function isTextQuery(node: unknown): node is GroqNode {
  return (
    isGroqNode(node) &&
    node.type === 'FuncCall' &&
    node.namespace === 'text' &&
    node.name === 'query'
  )
}

/** `left match text::query(pattern)`. */
export function textMatchOf(node: GroqNode, compile: Compile): CompiledExpression {
  const left = compile(childOf(node, 'left'))
  const [first] = listOf(childOf(node, 'right'), 'args')
  const pattern = first === undefined ? () => '' : compile(first)
  let last: { readonly text: string; readonly matches: TextPattern } | undefined
  return (scope, context) => {
    const value = pattern(scope, context)
    const text = typeof value === 'string' ? value : ''
    if (last?.text !== text) last = { text, matches: compileTextPattern(text, context.budget) }
    return last.matches(left(scope, context), context.budget)
  }
}
