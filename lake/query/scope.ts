import type { EvaluationContext } from './evaluation.ts'
import type { GroqNode } from './groq.ts'

/**
 * The values of `@` and `^` at one place of a query. The scope of a mapping (`list[].x`) is hidden:
 * `^` skips it.
 */
export interface Scope {
  readonly value: unknown
  readonly parent: Scope | null
  readonly isHidden: boolean
}

/** A compiled expression. It returns null where GROQ does, never undefined. */
export type CompiledExpression = (scope: Scope, context: EvaluationContext) => unknown

export type Compile = (node: GroqNode) => CompiledExpression

export function rootScope(value: unknown): Scope {
  return { value, parent: null, isHidden: false }
}

export function nestedScope(around: Scope, value: unknown): Scope {
  return { value, parent: around.isHidden ? around.parent : around, isHidden: false }
}

export function hiddenScope(around: Scope, value: unknown): Scope {
  return { value, parent: around.isHidden ? around.parent : around, isHidden: true }
}
