import type { QueryAnswer, QueryRequest } from '../dataset.ts'
import type { StoredDocument } from '../documents.ts'
import { LakeError } from '../errors.ts'
import type { ResolvedLimits } from '../limits.ts'
import { type CompiledQuery, compileTree, QueryCompiler } from './compile.ts'
import { Evaluation } from './evaluation.ts'
import { evaluateGroq, type GroqNode, isGroqNode, withoutGroup } from './groq.ts'
import type { Perspectives } from './perspectives.ts'
import { conditionsOverEverything } from './plan.ts'
import { checkResultSize } from './resultSize.ts'
import { publicQueryTags } from './syncTags.ts'
import type { View } from './view.ts'

interface QueryEngineOptions {
  readonly perspectives: Perspectives
  readonly datasetName: string
  readonly limits: ResolvedLimits
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Params = Readonly<Record<string, unknown>>

/** Evaluates GROQ over a dataset's views. */
export class QueryEngine {
  readonly #options: QueryEngineOptions
  readonly #compiler: QueryCompiler

  constructor(options: QueryEngineOptions) {
    this.#options = options
    this.#compiler = new QueryCompiler(options.limits.queryLengthMax)
  }

  /** See `Dataset.query`. */
  query(request: QueryRequest): QueryAnswer {
    const started = performance.now()
    const { perspectives, limits } = this.#options
    const view = perspectives.view(request.perspective)
    const params = request.params ?? {}
    const compiled = this.#compiler.compile(request.query, params)
    const evaluation = this.#evaluation(view, compiled, params, {
      identity: request.identity,
      queryTimeMaxMs: request.limits?.queryTimeMaxMs,
    })
    const result = this.#evaluate(compiled, evaluation, params, request.identity)
    checkResultSize(result, request.limits?.resultSizeMax ?? limits.resultSizeMax)
    const syncTags = publicQueryTags(evaluation.tags)
    return { result, syncTags, ms: performance.now() - started }
  }

  /** The filter of a query such as `*[_type == "page"]`, for one document at a time. */
  matcher(
    query: string,
    params: Params,
    identity?: string,
  ): (document: StoredDocument | null) => boolean {
    const conditions = mainConditions(this.#compiler.parse(query, params))
    if (conditions === undefined) {
      throw new LakeError(
        400,
        'listenQueryError',
        'A listener needs a query that filters documents, such as *[_type == "page"].',
      )
    }
    const compiled = compileTree(filterOf(conditions))
    return (document) => {
      if (document === null) return false
      const evaluation = this.#evaluation(this.#options.perspectives.raw, compiled, params, {
        identity,
        subject: document,
      })
      return this.#evaluate(compiled, evaluation, params, identity, document) === true
    }
  }

  #evaluation(
    view: View,
    compiled: CompiledQuery,
    params: Params,
    run: {
      identity?: string | undefined
      queryTimeMaxMs?: number | undefined
      subject?: StoredDocument
    },
  ): Evaluation {
    const { limits } = this.#options
    const evaluation: Evaluation = new Evaluation({
      view,
      queryTimeMaxMs: run.queryTimeMaxMs ?? limits.queryTimeMaxMs,
      clock: () => performance.now(),
      matchText: (number, document) => {
        const left = compiled.plan.textMatches[number]?.left
        const pattern = compiled.textPatterns[number]
        if (left === undefined || pattern === undefined) return false
        const context = this.#context(compiled, evaluation, params, run.identity)
        return pattern(evaluateGroq(left, { ...context, root: document }))
      },
      ...(run.subject ? { subject: run.subject } : {}),
    })
    return evaluation
  }

  #evaluate(
    compiled: CompiledQuery,
    evaluation: Evaluation,
    params: Params,
    identity: string | undefined,
    root?: StoredDocument,
  ): unknown {
    const context = this.#context(compiled, evaluation, params, identity)
    try {
      return compiled.slot.run(evaluation, () => {
        const result = evaluateGroq(compiled.plan.tree, root ? { ...context, root } : context)
        evaluation.checkTime()
        return result
      })
    } catch (error) {
      if (error instanceof LakeError) throw error
      const description = error instanceof Error ? error.message : String(error)
      throw new LakeError(400, 'queryEvaluationError', `The query cannot be run: ${description}`)
    }
  }

  #context(
    compiled: CompiledQuery,
    evaluation: Evaluation,
    params: Params,
    identity: string | undefined,
  ) {
    return {
      // Every `*` of a planned tree reads from the evaluation instead.
      dataset: [],
      params,
      timestamp: new Date(this.#options.now()),
      sanity: { projectId: 'local', dataset: this.#options.datasetName },
      dereference: ({ _ref }: { _ref: string }) => evaluation.dereference(_ref, compiled.plan),
      ...(identity === undefined ? {} : { identity }),
    }
  }
}

/** The conditions of the filter that all the rest of a query works on. */
function mainConditions(tree: GroqNode): GroqNode[] | undefined {
  const node = withoutGroup(tree)
  const conditions = conditionsOverEverything(node)
  if (conditions !== undefined || !isGroqNode(node.base)) return conditions
  return mainConditions(node.base)
}

/** `[@][condition]...` as a single condition on the root value. */
function filterOf(conditions: readonly GroqNode[]): GroqNode {
  return conditions.reduce<GroqNode>((left, right) => ({ type: 'And', left, right }), {
    type: 'Value',
    value: true,
  })
}
