import { LRUCache } from 'lru-cache'
import { errorMessage } from '../../runtime/errorMessage.ts'
import type { QueryLimits } from '../core/datasetLimits.ts'
import { LakeError } from '../core/errors.ts'
import { isRecord } from '../core/json.ts'
import { compileNode } from './evaluator.ts'
import { childrenOf, type GroqNode, parseGroq } from './groq.ts'
import { limitExceeded } from './queryLimits.ts'
import { checkQuerySize } from './querySize.ts'
import type { CompiledExpression } from './scope.ts'

/** A query ready to be evaluated. */
export interface CompiledQuery {
  readonly evaluate: CompiledExpression
  /** Names of the parameters whose values its evaluation needs. */
  readonly parameters: readonly string[]
}

/** Of all cached queries, in characters: about 30 MB of compiled expressions at the most. */
const CACHED_LENGTH_MAX = 1024 * 1024
const sizes = {
  maxSize: CACHED_LENGTH_MAX,
  sizeCalculation: (_value: unknown, key: string) => key.length,
}

type Params = Readonly<Record<string, unknown>>

/** Parses and compiles queries, with an LRU cache. */
export class QueryCompiler {
  /** By the query, and by the constants among its parameters where the parser needs them. */
  readonly #compiled = new LRUCache<string, CompiledQuery>(sizes)
  readonly #needsValues = new LRUCache<string, true>(sizes)
  readonly #bounds: QueryLimits

  constructor(bounds: QueryLimits) {
    this.#bounds = bounds
  }

  /** @throws LakeError 400 if the query does not parse, is too large, or lacks a parameter */
  compile(query: string, params: Params): CompiledQuery {
    const compiled =
      this.#compiled.get(query) ??
      this.#compileForAnyValues(query) ??
      this.#compileForValues(query, params)
    checkParameters(compiled.parameters, params, query)
    return compiled
  }

  /**
   * Parses only, with the constants among the parameters.
   * @throws like `compile`
   */
  parse(query: string, params: Params): GroqNode {
    const tree = this.#parse(query, constantsOf(params))
    checkParameters([...parametersOf(tree)], params, query)
    return tree
  }

  /** Undefined if the meaning depends on a value: `[$n]` is an element or a filter. */
  #compileForAnyValues(query: string): CompiledQuery | undefined {
    if (this.#needsValues.has(query)) return undefined
    try {
      const tree = this.#parse(query, {})
      if (!hasConstantFilter(tree)) {
        const compiled = compileTree(tree)
        this.#compiled.set(query, compiled)
        return compiled
      }
    } catch (error) {
      if (!(error instanceof LakeError) || error.type !== 'queryParseError') throw error
    }
    this.#needsValues.set(query, true)
    return undefined
  }

  #compileForValues(query: string, params: Params): CompiledQuery {
    const constants = constantsOf(params)
    const key = `${query}\u0000${JSON.stringify(constants)}`
    const cached = this.#compiled.get(key)
    if (cached !== undefined) return cached
    const compiled = compileTree(this.#parse(query, constants))
    this.#compiled.set(key, compiled)
    return compiled
  }

  #parse(query: string, params: Params): GroqNode {
    if (query.trim() === '')
      throw new LakeError(400, 'queryParseError', 'The query is empty. Send one, such as *[0..9].')
    checkQuerySize(query, this.#bounds)
    try {
      // The parser requires a line break after a comment, also at the query's very end.
      return parseGroq(`${query}\n`, { params })
    } catch (error) {
      if (isStackOverflow(error)) throw tooDeep(this.#bounds)
      throw parseErrorOf(error, query)
    }
  }
}

/**
 * Compiles a parsed tree.
 * @throws LakeError 400 for unsupported nodes
 */
export function compileTree(tree: GroqNode): CompiledQuery {
  return { evaluate: compileNode(tree), parameters: [...parametersOf(tree)] }
}

/**
 * Other errors of the same class report a number that is out of bounds, such as a number of digits.
 */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack')
}

/** The error for a tree that is deeper than the stack. */
export function tooDeep(bounds: QueryLimits): LakeError {
  return limitExceeded('queryDepthMax', bounds, 'The query is nested too deeply.')
}

/** Names of the parameters that have not become constants. */
function parametersOf(node: GroqNode, names = new Set<string>()): Set<string> {
  if (node.type === 'Parameter') names.add(String(node.name))
  for (const child of childrenOf(node)) parametersOf(child, names)
  return names
}

function hasConstantFilter(node: GroqNode): boolean {
  const [expr] = node.type === 'Filter' ? childrenOf({ type: 'Expr', expr: node.expr }) : []
  return (expr !== undefined && isConstant(expr)) || childrenOf(node).some(hasConstantFilter)
}

const constantTypes = new Set(['Value', 'Parameter', 'Group', 'Pos', 'Neg', 'OpCall'])

/** Whether the parser might evaluate an expression if it knew its parameters' values. */
function isConstant(node: GroqNode): boolean {
  return constantTypes.has(node.type) && childrenOf(node).every(isConstant)
}

/** Longer than the name of any attribute. */
const CONSTANT_LENGTH_MAX = 250

/**
 * The parameters that can choose an element or an attribute: numbers and short strings. The parser
 * joins constants outside every limit, so lists and long strings must not be any: a sum of two
 * hundred large lists took it 25 s.
 */
function constantsOf(params: Params): Params {
  const isConstantValue = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && value.length <= CONSTANT_LENGTH_MAX)
  return Object.fromEntries(Object.entries(params).filter(([, value]) => isConstantValue(value)))
}

function checkParameters(names: readonly string[], params: Params, query: string): void {
  const missing = names.find((name) => !Object.hasOwn(params, name))
  if (missing !== undefined) throw parameterMissing(missing, query)
}

/** groq-js treats such a parameter as null; the hosted lake refuses the query with this text. */
function parameterMissing(name: string, query: string): LakeError {
  const start = Math.max(0, query.search(new RegExp(`\\$${name}(?!\\w)`)))
  return new LakeError(400, 'queryParseError', `param $${name} referenced, but not provided`, {
    details: { query, start, end: start + name.length + 1 },
  })
}

function parseErrorOf(error: unknown, query: string): LakeError {
  const description = errorMessage(error)
  const position = isRecord(error) && typeof error.position === 'number' ? error.position : 0
  return new LakeError(400, 'queryParseError', description, {
    details: { query, start: position, end: query.length },
  })
}
