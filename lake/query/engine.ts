import { startCpuTimer } from '../../runtime/clock.ts'
import { errorMessage } from '../../runtime/errorMessage.ts'
import type { QueryRequest, QueryResult, StartMatching } from '../core/dataset.ts'
import type { DatasetLimits } from '../core/datasetLimits.ts'
import { EMBEDDED_DATASET, EMBEDDED_PROJECT } from '../core/embeddedNames.ts'
import { LakeError } from '../core/errors.ts'
import { Budget } from './budget.ts'
import {
  type CompiledQuery,
  compileTree,
  isStackOverflow,
  QueryCompiler,
  tooDeep,
} from './compile.ts'
import { EvaluationContext } from './evaluation.ts'
import { type GroqNode, isGroqNode, toPlainJson, withoutGroup } from './groq.ts'
import type { Perspectives } from './perspectives.ts'
import { conditionsOverEverything } from './planner.ts'
import { checkResultSize } from './resultSize.ts'
import { rootScope } from './scope.ts'
import { publicQueryTags } from './syncTags.ts'
import type { View } from './view.ts'

interface QueryEngineOptions {
  readonly perspectives: Perspectives
  readonly limits: DatasetLimits
  /** Milliseconds since 1970. */
  readonly date: () => number
}

type Params = Readonly<Record<string, unknown>>

/** Evaluates GROQ over a dataset's views. */
export class QueryEngine {
  readonly #options: QueryEngineOptions
  readonly #compiler: QueryCompiler

  constructor(options: QueryEngineOptions) {
    this.#options = options
    this.#compiler = new QueryCompiler(options.limits)
  }

  /**
   * See `Dataset.query`.
   *
   * @param startedAt when the time of the query began, by `performance.now()`; several queries with
   * the same value share the time of one
   */
  query(request: QueryRequest, startedAt?: number): QueryResult {
    const { perspective, identity } = request
    // The first use of a perspective builds its view, which must not count against the query's
    // time.
    const view = this.#options.perspectives.view(perspective)
    const started = startedAt ?? performance.now()
    const limits = { ...this.#options.limits, ...request.limits }
    const params = request.params ?? {}
    return this.#reporting(() => {
      const compiled = this.#compiler.compile(request.query, params)
      const budget = new Budget(limits, () => performance.now(), started)
      budget.checkTime()
      const context = this.#evaluation(view, params, budget, identity)
      const data = compiled.evaluate(rootScope(null), context)
      checkResultSize(data, limits.resultSizeMax)
      const result = toPlainJson(data)
      budget.checkTime()
      return { result, syncTags: publicQueryTags(context.tags), ms: performance.now() - started }
    })
  }

  /** Compiles the filter of a query such as `*[_type == "page"]`: see `Dataset.createMatcher`. */
  matcher(query: string, params: Params, identity?: string): StartMatching {
    const { evaluate } = this.#reporting(() => this.#compileFilter(query, params))
    return (timeMaxMs) => {
      const limits = { ...this.#options.limits, queryTimeMaxMs: timeMaxMs }
      const cpuMs = startCpuTimer()
      return (document) => {
        if (document === null) return false
        // The time is that of all documents; the memory of one is free again for the next.
        const budget = new Budget(limits, cpuMs, 0)
        const context = this.#evaluation(this.#options.perspectives.raw, params, budget, identity)
        return this.#reporting(() => {
          budget.checkTime()
          return evaluate(rootScope(document), context) === true
        })
      }
    }
  }

  #compileFilter(query: string, params: Params): CompiledQuery {
    const conditions = mainConditions(this.#compiler.parse(query, params))
    if (conditions !== undefined) return compileTree(filterOf(conditions))
    throw new LakeError(
      400,
      'listenQueryError',
      'A listener needs a query that filters documents, such as *[_type == "page"].',
    )
  }

  #evaluation(view: View, params: Params, budget: Budget, identity?: string): EvaluationContext {
    const groqContext = {
      dataset: [],
      params: {},
      timestamp: new Date(this.#options.date()),
      sanity: { projectId: EMBEDDED_PROJECT, dataset: EMBEDDED_DATASET },
      ...(identity === undefined ? {} : { identity }),
    }
    return new EvaluationContext({ view, budget, params, groqContext })
  }

  /** Reports errors of the evaluation as errors of the query. */
  #reporting<Result>(evaluate: () => Result): Result {
    try {
      return evaluate()
    } catch (error) {
      if (error instanceof LakeError) throw error
      if (isStackOverflow(error)) throw tooDeep(this.#options.limits)
      const description = errorMessage(error)
      throw new LakeError(400, 'queryEvaluationError', `The query cannot be run: ${description}`)
    }
  }
}

/** The conditions of the filter that the rest of the query works on. */
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
