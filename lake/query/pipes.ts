import type { Budget } from './budget.ts'
import type { EvaluationContext } from './evaluation.ts'
import { childOf, type GroqNode, isDateTime, isGroqObject, listOf } from './groq.ts'
import { matchScore } from './match.ts'
import { orderOf } from './operators.ts'
import { type Compile, type CompiledExpression, nestedScope, type Scope } from './scope.ts'
import { isTextQuery } from './textMatch.ts'

/** `| order(...)` and `| score(...)`. */
export function compilePipe(node: GroqNode, compile: Compile): CompiledExpression {
  if (node.name === 'order') return compileOrder(node, Number.POSITIVE_INFINITY, compile)
  if (node.name === 'score') return compileScore(node, compile)
  throw new Error(`Unknown pipe function: ${node.name}`)
}

interface Entry {
  readonly row: unknown
  readonly at: number
  readonly keys: readonly unknown[]
}

/** @param top how many of the first rows are needed */
export function compileOrder(node: GroqNode, top: number, compile: Compile): CompiledExpression {
  const base = compile(childOf(node, 'base'))
  const args = listOf(node, 'args')
  const signs = args.map(({ type }) => (type === 'Desc' ? -1 : 1))
  const keys = args.map((arg) =>
    compile(arg.type === 'Desc' || arg.type === 'Asc' ? childOf(arg, 'base') : arg),
  )
  const [firstKey = () => null, ...otherKeys] = keys
  const compare = (one: Entry, other: Entry, budget: Budget): number => {
    for (let at = 0; at < signs.length; at++) {
      const order = totalOrder(one.keys[at], other.keys[at], budget)
      if (order !== 0) return order * (signs[at] ?? 1)
    }
    return one.at - other.at
  }
  return (scope, context) => {
    const rows = base(scope, context)
    if (!Array.isArray(rows)) return null
    const { budget } = context
    budget.addValues(Math.min(top, rows.length))
    const compareEntries = (one: Entry, other: Entry) => compare(one, other, budget)
    const first = new FirstEntries(top, signs[0] ?? 1, compareEntries)
    let at = 0
    for (const row of rows) {
      budget.step(2 * keys.length)
      const inner = nestedScope(scope, row)
      const key = firstKey(inner, context)
      // Most rows of a long list are rejected here, before anything is allocated for them.
      if (!first.isBeyond(key, budget)) {
        first.add({ row, at, keys: [key, ...otherKeys.map((each) => each(inner, context))] })
      }
      at++
    }
    return first.sorted().map(({ row }) => row)
  }
}

/** The first entries in order, without sorting the others. */
class FirstEntries {
  readonly #top: number
  readonly #sign: number
  readonly #compare: (one: Entry, other: Entry) => number
  #entries: Entry[] = []
  /** Entries that sort after it are dropped. */
  #last: Entry | undefined

  /** @param sign of the first key: 1 if it ascends, else -1 */
  constructor(top: number, sign: number, compare: (one: Entry, other: Entry) => number) {
    this.#top = top
    this.#sign = sign
    this.#compare = compare
  }

  /**
   * Whether an entry with this first key sorts after all current ones, regardless of its other
   * keys.
   */
  isBeyond(key: unknown, budget: Budget): boolean {
    const last = this.#last
    return last !== undefined && this.#sign * totalOrder(key, last.keys[0], budget) > 0
  }

  add(entry: Entry): void {
    if (this.#last !== undefined && this.#compare(this.#last, entry) < 0) return
    this.#entries.push(entry)
    if (this.#entries.length < 2 * this.#top + 128) return
    this.#entries = this.sorted()
    this.#last = this.#entries.at(-1)
  }

  sorted(): Entry[] {
    return this.#entries.sort(this.#compare).slice(0, this.#top)
  }
}

/** A total order over values of different types: times, numbers, strings, booleans, the rest. */
function totalOrder(left: unknown, right: unknown, budget: Budget): number {
  return orderOf(left, right, budget) ?? typeOrder(left) - typeOrder(right)
}

function typeOrder(value: unknown): number {
  if (isDateTime(value)) return 1
  const order = ['number', 'string', 'boolean'].indexOf(typeof value)
  return order < 0 ? 100 : order + 2
}

type Score = (scope: Scope, context: EvaluationContext) => number

function compileScore(node: GroqNode, compile: Compile): CompiledExpression {
  const base = compile(childOf(node, 'base'))
  const scores = listOf(node, 'args').map((arg) => scoreOf(arg, compile))
  return (scope, context) => {
    const rows = base(scope, context)
    if (!Array.isArray(rows)) return null
    const scored: { _score: number; [name: string]: unknown }[] = []
    for (const row of rows) {
      context.budget.step(scores.length)
      if (!isGroqObject(row)) continue
      const inner = nestedScope(scope, row)
      let _score = typeof row._score === 'number' ? row._score : 0
      for (const score of scores) _score += score(inner, context)
      context.budget.addValues(Object.keys(row).length)
      scored.push({ ...row, _score })
    }
    return scored.sort((one, other) => {
      context.budget.step()
      return other._score - one._score
    })
  }
}

function scoreOf(node: GroqNode, compile: Compile): Score {
  if (node.type === 'OpCall' && node.op === 'match' && !isTextQuery(node.right)) {
    const left = compile(childOf(node, 'left'))
    const right = compile(childOf(node, 'right'))
    return (scope, context) =>
      matchScore(left(scope, context), right(scope, context), context.budget)
  }
  if (node.type === 'FuncCall' && node.name === 'boost') return boostOf(node, compile)
  if (node.type === 'Or' || node.type === 'And') {
    const left = scoreOf(childOf(node, 'left'), compile)
    const right = scoreOf(childOf(node, 'right'), compile)
    const needsBoth = node.type === 'And'
    return (scope, context) => {
      const [one, other] = [left(scope, context), right(scope, context)]
      return needsBoth && (one === 0 || other === 0) ? 0 : one + other
    }
  }
  const condition = compile(node)
  return (scope, context) => (condition(scope, context) === true ? 1 : 0)
}

function boostOf(node: GroqNode, compile: Compile): Score {
  const [condition, boost] = listOf(node, 'args')
  if (condition === undefined || boost === undefined) throw new Error('boost() needs two arguments')
  const score = scoreOf(condition, compile)
  const by = compile(boost)
  return (scope, context) => {
    const points = score(scope, context)
    const added = by(scope, context)
    return typeof added === 'number' && points > 0 ? points + added : 0
  }
}
