import type { StoredDocument } from '../documents.ts'
import { LakeError } from '../errors.ts'
import type { Plan, Source } from './planned.ts'
import { lookupKeyOfMany, readSignal } from './signals.ts'
import { type SyncTagName, tagOfKey } from './syncTags.ts'
import type { Lookup, View } from './view.ts'

/** How a planned tree, which may be evaluated many times, reaches the evaluation under way. */
export class EvaluationSlot {
  #current: Evaluation | undefined

  current(): Evaluation {
    if (this.#current === undefined) throw new Error('No evaluation is under way')
    return this.#current
  }

  /** Evaluations are synchronous, so there is one at a time. */
  run<Result>(evaluation: Evaluation, evaluate: () => Result): Result {
    this.#current = evaluation
    try {
      return evaluate()
    } finally {
      this.#current = undefined
    }
  }
}

interface EvaluationOptions {
  readonly view: View
  readonly queryTimeMaxMs: number
  /** Milliseconds from any fixed point. */
  readonly clock: () => number
  /** Whether a document's text matches a text query of the plan, by its number. */
  readonly matchText: (textMatch: number, document: StoredDocument) => boolean
  /** Instead of the view's documents, look at this one only (a listener's filter). */
  readonly subject?: StoredDocument
}

const rowsBetweenClockReads = 64

/** One run of a query: what it may read, what it has read, and how long it may take. */
export class Evaluation {
  readonly tags = new Set<SyncTagName>()
  readonly #options: EvaluationOptions
  readonly #deadline: number
  readonly #read = new Map<Source, readonly StoredDocument[]>()
  #rows = 0

  constructor(options: EvaluationOptions) {
    this.#options = options
    this.#deadline = options.clock() + options.queryTimeMaxMs
  }

  /** The documents to filter in place of `*`. */
  candidates(source: Source): readonly StoredDocument[] {
    const known = this.#read.get(source)
    if (known !== undefined) return known
    for (const tag of source.tags) this.tags.add(tag)
    const { view } = this.#options
    const lookups = this.#cheapest(source, undefined)
    const documents = lookups === undefined ? view.all() : view.find(lookups)
    this.#read.set(source, documents)
    return documents
  }

  /** groq-js's dereferencing: real references, and the signals of a plan. */
  dereference(id: string, plan: Plan): unknown {
    const signal = readSignal(id)
    if (signal === undefined) return this.document(id)
    const { kind, number, payload } = signal
    if (kind === 'text') {
      this.countRow()
      const { subject, view } = this.#options
      const document = subject?._id === payload ? subject : view.get(payload)
      return document === undefined ? null : this.#options.matchText(number, document)
    }
    const source = plan.sources[number]
    if (source?.correlatedIndex === undefined) return null
    const keys = kind === 'one' ? [payload] : payload.split(lookupKeyOfMany.separator)
    return this.#correlated(source, { index: source.correlatedIndex, keys })
  }

  /** A document by id, noted as read even if it does not exist. */
  document(id: string): StoredDocument | null {
    this.tags.add(tagOfKey('id', id))
    return this.#options.view.get(id) ?? null
  }

  /** Called for every row of the query. Throws LakeError 408 when the time is over. */
  countRow(): void {
    this.#rows++
    if (this.#rows % rowsBetweenClockReads === 0) this.checkTime()
  }

  checkTime(): void {
    if (this.#options.clock() <= this.#deadline) return
    throw new LakeError(
      408,
      'queryTimeoutError',
      `The query took longer than ${this.#options.queryTimeMaxMs} ms and was stopped. Narrow its filter, for example by _type.`,
    )
  }

  #correlated(source: Source, lookup: Lookup): readonly StoredDocument[] {
    for (const key of lookup.keys) this.tags.add(tagOfKey(lookup.index, key))
    const lookups = this.#cheapest(source, [lookup])
    return lookups === undefined ? [] : this.#options.view.find(lookups)
  }

  #cheapest(source: Source, first: readonly Lookup[] | undefined): readonly Lookup[] | undefined {
    const { view } = this.#options
    let best = first
    let bestCount = first === undefined ? Number.POSITIVE_INFINITY : view.countOf(first)
    for (const { lookups } of source.accesses) {
      const count = view.countOf(lookups)
      if (count < bestCount) {
        best = lookups
        bestCount = count
      }
    }
    return best
  }
}
