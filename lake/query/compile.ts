import { LakeError } from '../errors.ts'
import { isRecord } from '../json.ts'
import { EvaluationSlot } from './evaluation.ts'
import { childrenOf, type GroqNode, parseGroq } from './groq.ts'
import { planQuery } from './plan.ts'
import type { Plan } from './planned.ts'
import { compileTextPattern, type TextPattern } from './textQuery.ts'

/** A query made ready for certain parameter values; evaluating it again skips all of this. */
export interface CompiledQuery {
  readonly slot: EvaluationSlot
  readonly plan: Plan
  readonly textPatterns: readonly TextPattern[]
}

/** Of all cached queries with their parameters, in characters: about 30 MB of trees at the most. */
const cachedLengthMax = 1024 * 1024

/** Parses and plans queries, and caches those used last. */
export class QueryCompiler {
  readonly #cache = new Map<string, CompiledQuery>()
  #cachedLength = 0
  readonly #queryLengthMax: number

  constructor(queryLengthMax: number) {
    this.#queryLengthMax = queryLengthMax
  }

  /** Throws LakeError 400 when the query does not parse, 413 when it is too long. */
  compile(query: string, params: Readonly<Record<string, unknown>>): CompiledQuery {
    // The parser makes parameters part of the tree, so their values are part of the key.
    const key = `${query}\u0000${JSON.stringify(params)}`
    const known = this.#cache.get(key)
    if (known !== undefined) {
      this.#cache.delete(key)
      this.#cache.set(key, known)
      return known
    }
    const compiled = compileTree(this.parse(query, params))
    this.#remember(key, compiled)
    return compiled
  }

  /** Parse only. Throws like `compile`. */
  parse(query: string, params: Readonly<Record<string, unknown>>): GroqNode {
    if (typeof query !== 'string' || query.trim() === '')
      throw new LakeError(400, 'queryParseError', 'The query is empty. Give one, such as *[0..9].')
    if (query.length > this.#queryLengthMax) {
      throw new LakeError(
        413,
        'queryTooLongError',
        `The query is ${query.length} characters long; ${this.#queryLengthMax} is the most.`,
      )
    }
    const tree = parsed(query, params)
    const missing = unknownParameter(tree)
    if (missing !== undefined) throw parameterMissing(missing, query)
    return tree
  }

  #remember(key: string, compiled: CompiledQuery): void {
    if (key.length > cachedLengthMax) return
    this.#cache.set(key, compiled)
    this.#cachedLength += key.length
    for (const oldest of this.#cache.keys()) {
      if (this.#cachedLength <= cachedLengthMax) break
      this.#cache.delete(oldest)
      this.#cachedLength -= oldest.length
    }
  }
}

function parsed(query: string, params: Readonly<Record<string, unknown>>): GroqNode {
  try {
    // The parser wants a line break after a comment, also at the query's very end.
    return parseGroq(`${query}\n`, { params })
  } catch (error) {
    throw parseErrorOf(error, query)
  }
}

/** The name of a parameter that has no value: those with one have become constants. */
function unknownParameter(node: GroqNode): string | undefined {
  if (node.type === 'Parameter') return String(node.name)
  for (const child of childrenOf(node)) {
    const found = unknownParameter(child)
    if (found !== undefined) return found
  }
  return undefined
}

/** groq-js takes such a parameter for null; the hosted lake refuses the query, in these words. */
function parameterMissing(name: string, query: string): LakeError {
  const start = Math.max(0, query.search(new RegExp(`\\$${name}(?!\\w)`)))
  return new LakeError(400, 'queryParseError', `param $${name} referenced, but not provided`, {
    details: { query, start, end: start + name.length + 1 },
  })
}

/** Plan a parsed tree. */
export function compileTree(tree: GroqNode): CompiledQuery {
  const slot = new EvaluationSlot()
  const plan = planQuery(tree, slot)
  const textPatterns = plan.textMatches.map(({ pattern }) =>
    compileTextPattern(typeof pattern.value === 'string' ? pattern.value : ''),
  )
  return { slot, plan, textPatterns }
}

function parseErrorOf(error: unknown, query: string): LakeError {
  const description = error instanceof Error ? error.message : String(error)
  const position = isRecord(error) && typeof error.position === 'number' ? error.position : 0
  return new LakeError(400, 'queryParseError', description, {
    details: { query, start: position, end: query.length },
  })
}
