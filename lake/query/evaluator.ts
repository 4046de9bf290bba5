import type { EvaluationContext } from './evaluation.ts'
import { compileFunction } from './functions.ts'
import {
  childOf,
  childrenOf,
  type GroqNode,
  isGroqNode,
  isGroqObject,
  listOf,
  withoutGroup,
} from './groq.ts'
import { compileObject } from './objects.ts'
import { compileOperator, orderOf } from './operators.ts'
import { compileOrder, compilePipe } from './pipes.ts'
import { conditionsOverEverything, planSelection } from './planner.ts'
import {
  type Compile,
  type CompiledExpression,
  hiddenScope,
  nestedScope,
  type Scope,
} from './scope.ts'

const compiledNodes = new WeakMap<GroqNode, CompiledExpression>()

/**
 * Compiles a syntax tree of groq-js to a function. The iteration over rows is our own, because
 * every limit of a query is enforced between two of its steps; groq-js parses, and evaluates most
 * functions. Each node is compiled once: the planner and the filter both need the values of a
 * condition, and without a memo the work would double with every nested query.
 * @throws Error for unsupported nodes
 */
export function compileNode(node: GroqNode): CompiledExpression {
  const cached = compiledNodes.get(node)
  if (cached !== undefined) return cached
  const compile = compilers[node.type]
  if (compile === undefined) throw new Error(`${node.type} is not supported`)
  const compiled = compile(node, compileNode)
  compiledNodes.set(node, compiled)
  return compiled
}

const compilers: Readonly<
  Record<string, (node: GroqNode, compile: Compile) => CompiledExpression>
> = {
  This: () => (scope) => scope.value,
  Parent: compileParent,
  Value: ({ value }) => {
    const constant = value ?? null
    return () => constant
  },
  Parameter: compileParameter,
  Everything: compileFilter,
  Group: (node, compile) => compile(childOf(node, 'base')),
  AccessAttribute: compileAttribute,
  AccessElement: compileElement,
  ArrayCoerce: (node, compile) => {
    const base = compile(childOf(node, 'base'))
    return (scope, context) => {
      const value = base(scope, context)
      return Array.isArray(value) ? value : null
    }
  },
  Slice: compileSlice,
  Deref: compileDereference,
  Filter: compileFilter,
  Projection: compileProjection,
  Map: (node, compile) => compileMapping(node, compile, false),
  FlatMap: (node, compile) => compileMapping(node, compile, true),
  Object: compileObject,
  Array: compileArray,
  Select: compileSelect,
  And: (node, compile) => compileLogic(node, compile, false),
  Or: (node, compile) => compileLogic(node, compile, true),
  Not: (node, compile) => {
    const base = compile(childOf(node, 'base'))
    return (scope, context) => {
      const value = base(scope, context)
      return typeof value === 'boolean' ? !value : null
    }
  },
  Neg: (node, compile) => compileSign(node, compile, -1),
  Pos: (node, compile) => compileSign(node, compile, 1),
  InRange: compileRange,
  OpCall: compileOperator,
  FuncCall: (node, compile) =>
    node.namespace === 'releases' && node.name === 'all'
      ? compile(releases)
      : compileFunction(node, compile),
  PipeFuncCall: compilePipe,
}

function compileParent({ n }: GroqNode): CompiledExpression {
  return (scope) => {
    let current: Scope | null = scope
    for (let level = 0; level < Number(n) && current !== null; level++) current = current.parent
    return current?.value ?? null
  }
}

function compileParameter({ name }: GroqNode): CompiledExpression {
  const key = String(name)
  return (_scope, { params }) => (Object.hasOwn(params, key) ? (params[key] ?? null) : null)
}

/** Up to here, an access costs no more than one step. */
const NAME_LENGTH = 250

function compileAttribute(node: GroqNode, compile: Compile): CompiledExpression {
  const name = String(node.name)
  const base = isGroqNode(node.base) ? compile(node.base) : undefined
  return (scope, context) => {
    const value = base === undefined ? scope.value : base(scope, context)
    // A sum of constants can be a name of a million characters, which V8 reads at each access.
    if (name.length > NAME_LENGTH) context.budget.read(name)
    return isGroqObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null
  }
}

function compileElement(node: GroqNode, compile: Compile): CompiledExpression {
  const index = Number(node.index)
  const top = index >= 0 ? index + 1 : Number.POSITIVE_INFINITY
  const base = compileTop(childOf(node, 'base'), top, compile)
  return (scope, context) => {
    const list = base(scope, context)
    if (!Array.isArray(list)) return null
    return list[index < 0 ? index + list.length : index] ?? null
  }
}

function compileSlice(node: GroqNode, compile: Compile): CompiledExpression {
  const [left, right] = [
    Number(node.left),
    Number(node.right) + (node.isInclusive === true ? 1 : 0),
  ]
  const isRightNegative = Number(node.right) < 0
  const top = left >= 0 && !isRightNegative ? right : Number.POSITIVE_INFINITY
  const base = compileTop(childOf(node, 'base'), top, compile)
  return (scope, context) => {
    const list = base(scope, context)
    if (!Array.isArray(list)) return null
    const from = Math.max(0, left < 0 ? left + list.length : left)
    const to = Math.max(0, isRightNegative ? right + list.length : right)
    context.budget.addValues(Math.max(0, Math.min(to, list.length) - from))
    return list.slice(from, to)
  }
}

/** A list of which only the first rows are needed. */
function compileTop(node: GroqNode, top: number, compile: Compile): CompiledExpression {
  const list = withoutGroup(node)
  if (list.type === 'PipeFuncCall' && list.name === 'order') return compileOrder(list, top, compile)
  return list.type === 'Filter' ? compileFilter(list, compile, top) : compile(list)
}

function compileDereference(node: GroqNode, compile: Compile): CompiledExpression {
  const base = compile(childOf(node, 'base'))
  return (scope, context) => {
    const value = base(scope, context)
    if (!isGroqObject(value) || typeof value._ref !== 'string') return null
    context.budget.step()
    return context.document(value._ref)
  }
}

/**
 * `*`, `*[a][b]` and `list[a]`.
 * @param top how many of the matching rows are needed
 */
function compileFilter(
  node: GroqNode,
  compile: Compile,
  top: number = Number.POSITIVE_INFINITY,
): CompiledExpression {
  const overEverything = conditionsOverEverything(node)
  if (overEverything !== undefined) return compileSelection(overEverything, compile, top)
  const filter = compileConditions([childOf(node, 'expr')], compile, top)
  const base = compile(childOf(node, 'base'))
  return (scope, context) => {
    const rows = base(scope, context)
    return Array.isArray(rows) ? filter(rows, scope, context) : null
  }
}

/** `*[a][b]`. */
function compileSelection(
  conditions: readonly GroqNode[],
  compile: Compile,
  top: number,
): CompiledExpression {
  const findCandidates = planSelection(conditions, compile)
  const filter = compileConditions(conditions, compile, top)
  return (scope, context) => {
    const { documents, isExact } = findCandidates(scope, context)
    if (conditions.length === 0) return documents
    if (!isExact) return filter(documents, scope, context)
    const found = documents.length > top ? documents.slice(0, top) : documents
    context.budget.addValues(found.length)
    return found
  }
}

type Filter = (rows: readonly unknown[], scope: Scope, context: EvaluationContext) => unknown[]

/** The first rows for which all conditions are true. */
function compileConditions(conditions: readonly GroqNode[], compile: Compile, top: number): Filter {
  const compiled = conditions.map(compile)
  const cost = conditions.reduce((sum, condition) => sum + sizeOf(condition), 1)
  return (rows, scope, context) => {
    const found: unknown[] = []
    for (const row of rows) {
      if (found.length >= top) break
      context.budget.step(cost)
      const inner = nestedScope(scope, row ?? null)
      if (!compiled.every((evaluate) => evaluate(inner, context) === true)) continue
      context.budget.addValues(1)
      found.push(row)
    }
    return found
  }
}

function compileProjection(node: GroqNode, compile: Compile): CompiledExpression {
  const base = compile(childOf(node, 'base'))
  const expr = compile(childOf(node, 'expr'))
  const cost = sizeOf(childOf(node, 'expr'))
  return (scope, context) => {
    const value = base(scope, context)
    if (!isGroqObject(value)) return null
    context.budget.step(cost)
    return expr(nestedScope(scope, value), context)
  }
}

/** `list[]...`; flat: nested lists in the result are flattened. */
function compileMapping(node: GroqNode, compile: Compile, isFlat: boolean): CompiledExpression {
  const base = compile(childOf(node, 'base'))
  const expr = compile(childOf(node, 'expr'))
  const cost = 1 + sizeOf(childOf(node, 'expr'))
  return (scope, context) => {
    const rows = base(scope, context)
    if (!Array.isArray(rows)) return null
    const mapped: unknown[] = []
    for (const row of rows) {
      context.budget.step(cost)
      const value = expr(hiddenScope(scope, row ?? null), context)
      const isList = isFlat && Array.isArray(value)
      context.budget.addValues(isList ? value.length : 1)
      if (isList) for (const each of value) mapped.push(each)
      else mapped.push(value)
    }
    return mapped
  }
}

function compileArray(node: GroqNode, compile: Compile): CompiledExpression {
  const elements = listOf(node, 'elements').map((element) => ({
    evaluate: compile(childOf(element, 'value')),
    isSplat: element.isSplat === true,
  }))
  return (scope, context) => {
    const list: unknown[] = []
    for (const { evaluate, isSplat } of elements) {
      const value = evaluate(scope, context)
      if (isSplat && !Array.isArray(value)) continue
      const isList = isSplat && Array.isArray(value)
      context.budget.addValues(isList ? value.length : 1)
      if (isList) for (const each of value) list.push(each)
      else list.push(value)
    }
    return list
  }
}

function compileSelect(node: GroqNode, compile: Compile): CompiledExpression {
  const alternatives = listOf(node, 'alternatives').map((alternative) => ({
    condition: compile(childOf(alternative, 'condition')),
    value: compile(childOf(alternative, 'value')),
  }))
  const fallback = isGroqNode(node.fallback) ? compile(node.fallback) : () => null
  return (scope, context) => {
    const chosen = alternatives.find(({ condition }) => condition(scope, context) === true)
    return (chosen?.value ?? fallback)(scope, context)
  }
}

/** `&&` and `||`: `decisive` is the value that short-circuits. */
function compileLogic(node: GroqNode, compile: Compile, decisive: boolean): CompiledExpression {
  const left = compile(childOf(node, 'left'))
  const right = compile(childOf(node, 'right'))
  return (scope, context) => {
    const one = left(scope, context)
    if (one === decisive) return decisive
    const other = right(scope, context)
    if (other === decisive) return decisive
    return typeof one === 'boolean' && typeof other === 'boolean' ? !decisive : null
  }
}

function compileSign(node: GroqNode, compile: Compile, sign: 1 | -1): CompiledExpression {
  const base = compile(childOf(node, 'base'))
  return (scope, context) => {
    const value = base(scope, context)
    return typeof value === 'number' ? sign * value : null
  }
}

function compileRange(node: GroqNode, compile: Compile): CompiledExpression {
  const base = compile(childOf(node, 'base'))
  const left = compile(childOf(node, 'left'))
  const right = compile(childOf(node, 'right'))
  const isInclusive = node.isInclusive === true
  return (scope, context) => {
    const value = base(scope, context)
    const fromLeft = orderOf(value, left(scope, context), context.budget)
    const fromRight = orderOf(value, right(scope, context), context.budget)
    if (fromLeft === null || fromRight === null) return null
    return fromLeft >= 0 && (isInclusive ? fromRight <= 0 : fromRight < 0)
  }
}

/** `releases::all()` as the equivalent filter. */
const releases: GroqNode = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
}

const sizes = new WeakMap<GroqNode, number>()

/** Number of nodes of a tree: about what its evaluation for one row costs. */
function sizeOf(node: GroqNode): number {
  const cached = sizes.get(node)
  if (cached !== undefined) return cached
  const size = childrenOf(node).reduce((sum, child) => sum + sizeOf(child), 1)
  sizes.set(node, size)
  return size
}
