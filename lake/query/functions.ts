import type { Budget } from './budget.ts'
import type { EvaluationContext } from './evaluation.ts'
import { type GroqNode, isGroqObject, listOf, valueNode } from './groq.ts'
import { isEqual } from './operators.ts'
import type { Compile, CompiledExpression, Scope } from './scope.ts'

type GroqFunction = (args: readonly unknown[], context: EvaluationContext, scope: Scope) => unknown

/**
 * Functions whose cost or result is not proportional to their arguments' size, and the most used.
 * groq-js evaluates the others.
 */
const functions: Readonly<Record<string, GroqFunction>> = {
  'global::count': ([list]) => (Array.isArray(list) ? list.length : null),
  'global::defined': ([value]) => value !== null,
  'global::references': (args, { budget }, { value }) => references(value, args, budget),
  'array::join': ([list, separator], context) => join(list, separator, context),
  'array::intersects': ([left, right], { budget }) => intersects(left, right, budget),
  'pt::text': ([value], { budget }) => portableText(value, budget),
  'string::split': ([text, separator], { budget }) => split(text, separator, budget),
}

export function compileFunction(node: GroqNode, compile: Compile): CompiledExpression {
  const { namespace, name } = node
  const args = listOf(node, 'args').map(compile)
  if (namespace === 'global' && name === 'coalesce') return coalesce(args)
  const key = `${namespace}::${name}`
  const own = Object.hasOwn(functions, key) ? functions[key] : undefined
  if (own !== undefined)
    return (scope, context) =>
      own(
        args.map((arg) => arg(scope, context)),
        context,
        scope,
      )
  return (scope, context) => {
    const values = args.map((arg) => arg(scope, context))
    return byGroqJs(node, values, scope.value, context)
  }
}

function coalesce(args: readonly CompiledExpression[]): CompiledExpression {
  return (scope, context) => {
    for (const arg of args) {
      const value = arg(scope, context)
      if (value !== null) return value
    }
    return null
  }
}

function byGroqJs(
  { type, namespace, name }: GroqNode,
  values: readonly unknown[],
  root: unknown,
  context: EvaluationContext,
): unknown {
  context.budget.step(4)
  for (const value of values) context.budget.read(value)
  const call = { type, namespace, name, args: values.map(valueNode) }
  const result = context.evaluateByGroqJs(call, root)
  context.budget.addResult(result)
  return result
}

function references(value: unknown, args: readonly unknown[], budget: Budget): boolean {
  const ids = new Set<unknown>()
  for (const arg of args) {
    budget.read(arg)
    if (typeof arg === 'string') ids.add(arg)
    else if (Array.isArray(arg)) for (const id of arg) if (typeof id === 'string') ids.add(id)
  }
  return ids.size > 0 && hasReference(value, ids, budget)
}

function hasReference(value: unknown, ids: ReadonlySet<unknown>, budget: Budget): boolean {
  budget.step()
  if (Array.isArray(value)) return value.some((member) => hasReference(member, ids, budget))
  if (!isGroqObject(value)) return false
  if (value._ref) return ids.has(value._ref)
  return Object.values(value).some((member) => hasReference(member, ids, budget))
}

function join(list: unknown, separator: unknown, context: EvaluationContext): unknown {
  if (!Array.isArray(list) || typeof separator !== 'string') return null
  let length = separator.length * list.length
  for (const member of list) if (typeof member === 'string') length += member.length
  context.budget.step(list.length)
  context.budget.addString(length)
  const args = [valueNode(list), valueNode(separator)]
  const call = { type: 'FuncCall', namespace: 'array', name: 'join', args }
  return context.evaluateByGroqJs(call, null)
}

function split(text: unknown, separator: unknown, budget: Budget): unknown {
  if (typeof text !== 'string' || typeof separator !== 'string') return null
  budget.search(text, separator)
  const parts = separator === '' ? Array.from(text) : text === '' ? [] : text.split(separator)
  budget.addValues(parts.length)
  return parts
}

function intersects(left: unknown, right: unknown, budget: Budget): unknown {
  if (!Array.isArray(left) || !Array.isArray(right)) return null
  return left.some((one) => right.some((other) => isEqual(one ?? null, other ?? null, budget)))
}

/** The text of one block, or of blocks separated by empty lines. */
function portableText(value: unknown, budget: Budget): string | null {
  if (isGroqObject(value)) return blockText(value, budget)
  if (!Array.isArray(value)) return null
  const texts: string[] = []
  gatherBlockTexts(value, texts, budget)
  return texts.length === 0 ? null : texts.join('\n\n')
}

function gatherBlockTexts(list: readonly unknown[], texts: string[], budget: Budget): void {
  for (const member of list) {
    budget.step()
    if (Array.isArray(member)) gatherBlockTexts(member, texts, budget)
    const text = isGroqObject(member) ? blockText(member, budget) : null
    if (text !== null) texts.push(text)
  }
}

function blockText(block: Readonly<Record<string, unknown>>, budget: Budget): string | null {
  if (typeof block._type !== 'string' || !Array.isArray(block.children)) return null
  let text = ''
  for (const child of block.children) {
    budget.step()
    if (!isGroqObject(child) || child._type !== 'span' || typeof child.text !== 'string') continue
    budget.addString(child.text.length)
    text += child.text
  }
  return text
}
