import { type Access, accessOf, bestOf, comparisonOf, conjunctsOf } from './access.ts'
import { outsideFilter, type ScopeContext } from './correlation.ts'
import type { EvaluationSlot } from './evaluation.ts'
import { type GroqNode, isGroqNode, mapNode, withoutGroup } from './groq.ts'
import type { IndexName } from './indexes.ts'
import { checkMatchPattern, checkPathPattern } from './patterns.ts'
import type { Plan, Source, TextMatch } from './planned.ts'
import { lookupKey, lookupKeyOfMany, textKey } from './signals.ts'
import { type SyncTagName, tagOfTypedField } from './syncTags.ts'

/**
 * Rewrite a query so that its cost follows its result. The filters all stay: looking up
 * candidates only spares evaluating them on documents for which they cannot be true.
 *
 * groq-js has no extension points, so three of its nodes serve as such: a constant whose value is
 * a getter (candidates known from the query), a dereference of a made-up id (candidates that
 * depend on the surrounding document; see signals.ts), and parentheses whose content is a getter
 * (counting rows against the time limit).
 */
export function planQuery(tree: GroqNode, slot: EvaluationSlot): Plan {
  const planner = new Planner(slot)
  return {
    tree: planner.plan(tree, { hidden: false }),
    sources: planner.sources,
    textMatches: planner.textMatches,
  }
}

class Planner {
  readonly sources: Source[] = []
  readonly textMatches: TextMatch[] = []
  readonly #slot: EvaluationSlot

  constructor(slot: EvaluationSlot) {
    this.#slot = slot
  }

  plan(node: GroqNode, context: ScopeContext): GroqNode {
    switch (node.type) {
      case 'Everything':
        return this.#source({ accesses: [], tags: ['all'] })
      case 'Filter':
        return this.#filter(node, context)
      case 'Map':
      case 'FlatMap':
        return this.#withInner(node, context, { hidden: true })
      case 'Projection':
        return this.#withInner(node, context, { hidden: false })
      case 'PipeFuncCall':
        return this.#pipe(node, context)
      case 'FuncCall':
        if (node.namespace === 'releases' && node.name === 'all')
          return this.plan(releases, context)
        if (node.namespace === 'global' && node.name === 'path') checkArguments(node)
        break
      case 'OpCall':
        if (node.op === 'match' && isTextQuery(node.right) && isGroqNode(node.left))
          return this.#textMatch(node.left, node.right)
        if (node.op === 'match' && isGroqNode(node.right)) checkMatchPattern(node.right)
        break
    }
    return mapNode(node, (child) => this.plan(child, context))
  }

  #filter(node: GroqNode, context: ScopeContext): GroqNode {
    const conditions = conditionsOverEverything(node)
    if (conditions === undefined) return this.#withInner(node, context, { hidden: false })
    const source = this.#sourceFor(conditions, context)
    let planned = source
    for (const expr of conditions) {
      const inner = this.plan(expr, { hidden: false })
      planned = { type: 'Filter', base: planned, expr: this.#counted(inner) }
    }
    return planned
  }

  /** The documents for `*[c1][c2]`: by what is constant, and by what the surroundings tell. */
  #sourceFor(conditions: readonly GroqNode[], context: ScopeContext): GroqNode {
    const conjuncts = conditions.flatMap(conjunctsOf)
    const accesses: Access[] = []
    let correlated: { index: IndexName; key: GroqNode } | undefined
    for (const conjunct of conjuncts) {
      const access = accessOf(conjunct)
      if (access !== undefined) {
        accesses.push(access)
        continue
      }
      const comparison = comparisonOf(conjunct)
      const key = comparison && outsideFilter(comparison.value, context)
      if (comparison && key && (correlated === undefined || correlated.index === 'type'))
        correlated = { index: comparison.index, key: this.plan(key, context) }
    }
    const tags = tagsFor(accesses)
    return correlated === undefined
      ? this.#source({ accesses, tags })
      : this.#correlatedSource(
          { accesses, tags, correlatedIndex: correlated.index },
          correlated.key,
        )
  }

  #source(source: Source): GroqNode {
    this.sources.push(source)
    const slot = this.#slot
    return {
      type: 'Value',
      get value() {
        return slot.current().candidates(source)
      },
    }
  }

  /** Look up by the key when it is a string or a list of such, otherwise by what is constant. */
  #correlatedSource(source: Source, key: GroqNode): GroqNode {
    const number = this.sources.length
    const constant = this.#source(source)
    const separator = value(lookupKeyOfMany.separator)
    const one = plus(value(lookupKey.prefix(number)), key)
    const joined = { type: 'FuncCall', namespace: 'array', name: 'join', args: [key, separator] }
    const many = plus(value(lookupKeyOfMany.prefix(number)), joined)
    return coalesce([signal(coalesce([one, many])), constant])
  }

  #textMatch(left: GroqNode, right: GroqNode): GroqNode {
    const [pattern] = Array.isArray(right.args) ? right.args.filter(isGroqNode) : []
    const planned = this.plan(left, { hidden: false })
    const number = this.textMatches.length
    this.textMatches.push({ left: planned, pattern: pattern ?? value('') })
    const id = { type: 'AccessAttribute', base: { type: 'This' }, name: '_id' }
    return signal(plus(value(textKey.prefix(number)), id))
  }

  /** Nodes that evaluate `expr` for what `base` yields. */
  #withInner(node: GroqNode, context: ScopeContext, inner: ScopeContext): GroqNode {
    const { base, expr } = node
    if (!isGroqNode(base) || !isGroqNode(expr)) return node
    const planned = this.plan(expr, inner)
    return { ...node, base: this.plan(base, context), expr: this.#counted(planned) }
  }

  /** `| order(...)` and `| score(...)`: their arguments are evaluated for each row. */
  #pipe(node: GroqNode, context: ScopeContext): GroqNode {
    const { base, args } = node
    if (!isGroqNode(base) || !Array.isArray(args)) return node
    return {
      ...node,
      base: this.plan(base, context),
      args: args.filter(isGroqNode).map((arg) => this.plan(arg, { hidden: false })),
    }
  }

  #counted(node: GroqNode): GroqNode {
    const slot = this.#slot
    return {
      type: 'Group',
      get base() {
        slot.current().countRow()
        return node
      },
    }
  }
}

/** `releases::all()` written as the filter it stands for. */
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

/** The filter expressions of `*[a][b]` in order, or undefined when the base is not `*`. */
export function conditionsOverEverything(node: GroqNode): GroqNode[] | undefined {
  const { type, base, expr } = withoutGroup(node)
  if (type === 'Everything') return []
  if (type !== 'Filter' || !isGroqNode(base) || !isGroqNode(expr)) return undefined
  const before = conditionsOverEverything(base)
  return before && [...before, expr]
}

/** One condition is enough to say what could change a result; the narrowest is the best. */
function tagsFor(accesses: readonly Access[]): readonly SyncTagName[] {
  const best = bestOf(accesses)
  if (best === undefined) return ['all']
  const type = accesses.find(({ lookups: [lookup, other] }) => !other && lookup?.index === 'type')
  const [field, another] = best.lookups
  if (type === undefined || field === undefined || another !== undefined || best.rank !== 1)
    return best.tags
  const types = type.lookups.flatMap(({ keys }) => keys)
  return types.flatMap((each) => field.keys.map((key) => tagOfTypedField(each, field.index, key)))
}

function checkArguments({ args }: GroqNode): void {
  if (Array.isArray(args)) for (const arg of args.filter(isGroqNode)) checkPathPattern(arg)
}

function isTextQuery(node: unknown): node is GroqNode {
  return (
    isGroqNode(node) &&
    node.type === 'FuncCall' &&
    node.namespace === 'text' &&
    node.name === 'query'
  )
}

function value(constant: string): GroqNode {
  return { type: 'Value', value: constant }
}

function plus(left: GroqNode, right: GroqNode): GroqNode {
  return { type: 'OpCall', op: '+', left, right }
}

function coalesce(args: readonly GroqNode[]): GroqNode {
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
}

/** Ask the evaluation, through groq-js's dereferencing. */
function signal(key: GroqNode): GroqNode {
  const attributes = [{ type: 'ObjectAttributeValue', name: '_ref', value: key }]
  return { type: 'Deref', base: { type: 'Object', attributes } }
}
