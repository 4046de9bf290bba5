import type { StoredDocument } from '../core/documents.ts'
import type { Budget } from './budget.ts'
import { evaluateByGroqJs, type GroqContext, type GroqNode } from './groq.ts'
import { type SyncTagName, tagOfKey } from './syncTags.ts'
import type { Lookup, View } from './view.ts'

interface EvaluationOptions {
  readonly view: View
  readonly budget: Budget
  readonly params: Readonly<Record<string, unknown>>
  /** For the functions that groq-js evaluates. */
  readonly groqContext: GroqContext
}

/** One run of a query: its data, its budget, and its dependencies. */
export class EvaluationContext {
  readonly budget: Budget
  readonly params: Readonly<Record<string, unknown>>
  readonly tags = new Set<SyncTagName>()
  readonly #view: View
  readonly #groqContext: GroqContext
  readonly #found = new Map<string, readonly StoredDocument[]>()
  #all: readonly StoredDocument[] | undefined

  constructor({ view, budget, params, groqContext }: EvaluationOptions) {
    this.budget = budget
    this.params = params
    this.#view = view
    this.#groqContext = groqContext
  }

  /** A document by id, recorded as a dependency even if it does not exist. */
  document(id: string): StoredDocument | null {
    this.tags.add(tagOfKey('id', id))
    return this.#view.get(id) ?? null
  }

  /** Every document, in `_id` order. */
  everyDocument(): readonly StoredDocument[] {
    this.#all ??= this.#view.all()
    return this.#all
  }

  /** Upper bound of the number of documents that the lookups find. */
  countOf(lookups: readonly Lookup[]): number {
    return this.#view.countOf(lookups)
  }

  /** The documents that the lookups find, once each, in `_id` order. */
  find(lookups: readonly Lookup[]): readonly StoredDocument[] {
    const key = lookups.map(({ index, keys }) => [index, ...keys].join('\u0000')).join('\u0001')
    const cached = this.#found.get(key)
    if (cached !== undefined) return cached
    const documents = this.#view.find(lookups)
    this.budget.step(documents.length / 8)
    this.#found.set(key, documents)
    return documents
  }

  /** Evaluates a node whose operands are constants with groq-js. */
  evaluateByGroqJs(node: GroqNode, root: unknown): unknown {
    return evaluateByGroqJs(node, { ...this.#groqContext, root })
  }
}
