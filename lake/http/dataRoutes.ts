import type { ServerResponse } from 'node:http'
import { changeGuard, mutationGuard, refuseViewer, viewerTypeCheck } from '../auth/permissions.ts'
import type { Role } from '../auth/user.ts'
import type { Dataset, QueryRequest, TransactionResult } from '../core/dataset.ts'
import { isPublishedId } from '../core/documents.ts'
import { LakeError, RequestError } from '../core/errors.ts'
import { isRecord, isStringArray } from '../core/json.ts'
import { readJsonObject } from './body.ts'
import { POSITION_HEADER } from './endpoints.ts'
import { type Exchange, type Route, sendJson, sendResult } from './exchange.ts'
import type { LakeLimits } from './lakeLimits.ts'
import { runSerially } from './runSerially.ts'
import { flag, groqParams, idList } from './searchParams.ts'
import { runForReader } from './unreadResults.ts'
import { writeBounds } from './writeBounds.ts'

/** First API version whose queries default to the published perspective. */
const PUBLISHED_DEFAULT_SINCE = '2025-02-19'

/**
 * `data/query`, `data/doc`, `data/mutate`, `data/actions`: the HTTP API's reference, version
 * 2025-02-19.
 */
export const dataRoutes: readonly Route[] = [
  {
    methods: ['GET', 'HEAD', 'POST'],
    pattern: /^\/data\/query\/(?<dataset>[^/]+)$/,
    async handle(exchange, { dataset, limits, operations, onQuery }) {
      const request = await readQuery(exchange, limits)
      const answer = await runForReader(exchange.caller.user, limits, () => {
        // A client that has disconnected needs no result, and others wait for it.
        if (exchange.res.destroyed) return undefined
        return operations.run(request.query, () => dataset.query(request))
      })
      if (answer === undefined) return
      const { result, syncTags, ms } = answer
      onQuery(ms)
      const query = flag(exchange.search, 'returnQuery', true) ? { query: request.query } : {}
      sendResult(exchange, { ...query, result, syncTags, ms: Math.round(ms) })
    },
  },
  {
    methods: ['GET', 'HEAD'],
    pattern: /^\/data\/doc\/(?<dataset>[^/]+)\/([^/]+)$/,
    handle(exchange, { dataset, limits }, [, list]) {
      const { caller, search } = exchange
      const ids = idList(list)
      return runForReader(caller.user, limits, () => {
        const { documents, omitted } = dataset.getDocuments(ids, {
          includeAllVersions: flag(search, 'includeAllVersions'),
        })
        sendResult(exchange, {
          documents: flag(search, 'excludeContent') ? [] : documents,
          omitted,
        })
      })
    },
  },
  {
    methods: ['POST'],
    pattern: /^\/data\/mutate\/(?<dataset>[^/]+)$/,
    async handle(exchange, { dataset, limits, operations }) {
      const { req, res, search, caller } = exchange
      const body = await readJsonObject(req, mutateBody(limits, caller.user.role))
      if (!Array.isArray(body.mutations)) {
        throw new LakeError(400, 'mutationError', 'The request body must have a `mutations` array')
      }
      checkVisibility(exchange)
      const { mutations } = body
      const { user } = await exchange.reauthenticate()
      const options = {
        ...writeBounds(user, mutationGuard(user, dataset), limits),
        checkType: viewerTypeCheck(user),
        transactionId: transactionIdOf(exchange, body),
        dryRun: body.dryRun === true || flag(search, 'dryRun'),
        autoGenerateArrayKeys: flag(search, 'autoGenerateArrayKeys'),
      }
      const { result, position } = await runForReader(user, limits, () =>
        withPosition(dataset, () =>
          operations.run(`${mutations.length} mutations`, () =>
            dataset.transact(mutations, options),
          ),
        ),
      )
      announce(res, position)
      sendResult(exchange, mutateResponse(result, search))
    },
  },
  {
    methods: ['POST'],
    pattern: /^\/data\/actions\/(?<dataset>[^/]+)$/,
    async handle(exchange, { dataset, limits, operations }) {
      refuseViewer(exchange.caller.user)
      const body = await readJsonObject(exchange.req, mutateBody(limits, exchange.caller.user.role))
      const { user } = await exchange.reauthenticate()
      refuseViewer(user)
      // A single action may be sent without an array around it.
      const actions = isRecord(body.actions) ? [body.actions] : body.actions
      if (!Array.isArray(actions)) {
        throw new LakeError(400, 'actionError', 'The request body must have an `actions` array')
      }
      checkVisibility(exchange)
      const options = {
        ...writeBounds(user, changeGuard(user, dataset), limits),
        transactionId: transactionIdOf(exchange, body),
        dryRun: body.dryRun === true || flag(exchange.search, 'dryRun'),
        // The API reference: actions always behave like mutations with this flag.
        autoGenerateArrayKeys: true,
      }
      const { result, position } = await runSerially(user.id, () =>
        withPosition(dataset, () =>
          operations.run(`${actions.length} actions`, () => dataset.act(actions, options)),
        ),
      )
      announce(exchange.res, position)
      sendJson(exchange.res, { transactionId: result.transactionId })
    },
  },
]

/** Runs a write; the position is undefined if it changed no published document. */
function withPosition(dataset: Dataset, write: () => TransactionResult) {
  const before = dataset.lastSequence
  const result = write()
  const isPublished = result.results.some(({ id }) => isPublishedId(id))
  const position = dataset.lastSequence
  return { result, position: isPublished && position > before ? position : undefined }
}

function announce(res: ServerResponse, position: number | undefined): void {
  if (position !== undefined) res.setHeader(POSITION_HEADER, position)
}

const mutateBody = (limits: LakeLimits, role: Role) => ({
  bytesMax: role === 'viewer' ? limits.viewerMutateBytesMax : limits.mutateBytesMax,
  depthMax: limits.jsonDepthMax,
})

function transactionIdOf(
  { search }: Exchange,
  body: Readonly<Record<string, unknown>>,
): string | undefined {
  // The client sends it in the body; the API reference has it in the URL.
  const transactionId = body.transactionId ?? search.get('transactionId') ?? undefined
  if (transactionId !== undefined && typeof transactionId !== 'string') {
    throw new RequestError(400, '`transactionId` must be a string')
  }
  // An empty id means "none" to some clients.
  return transactionId || undefined
}

/** It changes nothing: every transaction is visible when the response is sent. */
function checkVisibility({ search }: Exchange): void {
  if (['sync', 'async', 'deferred'].includes(search.get('visibility') ?? 'sync')) return
  throw new RequestError(400, '`visibility` must be sync, async or deferred')
}

function mutateResponse({ transactionId, results }: TransactionResult, search: URLSearchParams) {
  const withDocuments = flag(search, 'returnDocuments')
  if (!withDocuments && !flag(search, 'returnIds')) return { transactionId }
  return {
    transactionId,
    results: results.map(({ id, operation, document }) =>
      withDocuments && document ? { id, operation, document } : { id, operation },
    ),
  }
}

async function readQuery(exchange: Exchange, limits: LakeLimits): Promise<QueryRequest> {
  const { req, search, caller, version } = exchange
  const body =
    req.method === 'POST'
      ? await readJsonObject(req, {
          bytesMax: limits.queryBytesMax,
          depthMax: limits.jsonDepthMax,
        })
      : {}
  const query = body.query ?? search.get('query')
  if (typeof query !== 'string' || query === '') {
    throw new RequestError(400, 'Required query parameter "query" is missing')
  }
  const given = body.params ?? {}
  if (!isRecord(given)) throw new RequestError(400, '`params` must be a JSON object')
  return {
    query,
    params: { ...groqParams(search, limits.jsonDepthMax), ...given },
    perspective: perspectiveOf(search, body, version),
    identity: caller.user.id,
    limits: { queryTimeMaxMs: limits.queryTimeMaxMs, resultSizeMax: limits.resultSizeMax },
  }
}

/** The requested perspective, or the API version's default. */
function perspectiveOf(
  search: URLSearchParams,
  body: Readonly<Record<string, unknown>>,
  version: string,
): string | readonly string[] {
  const isNew = version === 'X' || (version !== '1' && version >= PUBLISHED_DEFAULT_SINCE)
  const fallback = isNew ? 'published' : 'raw'
  const requested = search.getAll('perspective').join(',') || (body.perspective ?? fallback)
  if (typeof requested === 'string' || isStringArray(requested)) return requested
  throw new RequestError(
    400,
    '`perspective` must be published, drafts, raw, or a list of release names',
  )
}
