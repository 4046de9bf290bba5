import type { Budget } from './budget.ts'
import type { EvaluationContext } from './evaluation.ts'
import { childOf, type GroqNode, isDateTime, isGroqObject, isPath, valueNode } from './groq.ts'
import { isOnPath, matches } from './match.ts'
import type { Compile, CompiledExpression } from './scope.ts'
import { isTextQuery, textMatchOf } from './textMatch.ts'

type Operator = (left: unknown, right: unknown, context: EvaluationContext) => unknown

/** Comparison operators, and those that allocate; groq-js evaluates the rest. */
const operators: Readonly<Record<string, Operator>> = {
  '==': (left, right, { budget }) => isEqual(left, right, budget),
  '!=': (left, right, { budget }) => !isEqual(left, right, budget),
  '<': comparison((order) => order < 0),
  '<=': comparison((order) => order <= 0),
  '>': comparison((order) => order > 0),
  '>=': comparison((order) => order >= 0),
  in: isIn,
  match: (left, right, { budget }) => matches(left, right, budget),
  '+': plus,
}

export function compileOperator(node: GroqNode, compile: Compile): CompiledExpression {
  const op = String(node.op)
  if (op === 'match' && isTextQuery(node.right)) return textMatchOf(node, compile)
  const left = compile(childOf(node, 'left'))
  const right = compile(childOf(node, 'right'))
  const operator = Object.hasOwn(operators, op) ? operators[op] : undefined
  if (operator !== undefined)
    return (scope, context) => operator(left(scope, context), right(scope, context), context)
  return (scope, context) => byGroqJs(op, left(scope, context), right(scope, context), context)
}

/** GROQ's `==`: scalars of the same type only. */
export function isEqual(left: unknown, right: unknown, budget: Budget): boolean {
  budget.compare(left, right)
  if (typeof left !== 'object' || left === null) return left === right
  return isDateTime(left) && isDateTime(right) && left.equals(right)
}

/** The order of two values of the same scalar type, else null. */
export function orderOf(left: unknown, right: unknown, budget: Budget): number | null {
  budget.compare(left, right)
  if (typeof left === 'string' && typeof right === 'string')
    return left < right ? -1 : Number(left > right)
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right)
  return isDateTime(left) && isDateTime(right) ? left.compareTo(right) : null
}

function comparison(isTrue: (order: number) => boolean): Operator {
  return (left, right, { budget }) => {
    const order = orderOf(left, right, budget)
    return order === null ? null : isTrue(order)
  }
}

function isIn(left: unknown, right: unknown, { budget }: EvaluationContext): unknown {
  if (isPath(right)) return typeof left === 'string' ? isOnPath(left, right.toJSON(), budget) : null
  if (!Array.isArray(right)) return null
  for (const member of right) {
    if (isEqual(left, member ?? null, budget)) return true
  }
  return false
}

function plus(left: unknown, right: unknown, context: EvaluationContext): unknown {
  const { budget } = context
  if (typeof left === 'string' && typeof right === 'string') {
    budget.addString(left.length + right.length)
    return left + right
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    budget.addValues(left.length + right.length)
    return left.concat(right)
  }
  if (isGroqObject(left) && isGroqObject(right)) {
    const sum = { ...left, ...right }
    budget.addValues(Object.keys(sum).length)
    return sum
  }
  return byGroqJs('+', left, right, context)
}

function byGroqJs(op: string, left: unknown, right: unknown, context: EvaluationContext): unknown {
  const operands = { left: valueNode(left), right: valueNode(right) }
  context.budget.step(4)
  return context.evaluateByGroqJs({ type: 'OpCall', op, ...operands }, null)
}
