import type {
  CommittedTransaction,
  Dataset,
  DocumentChange,
  StartMatching,
} from '../core/dataset.ts'
import { isVersionId } from '../core/documents.ts'
import { LakeError, RequestError } from '../core/errors.ts'
import { mendozaReplacement } from '../core/mendoza.ts'
import { describeError } from './errors.ts'
import type { EventStreamSource, ServerSentEvent, StreamRequest } from './eventStream.ts'
import type { LakeLimits } from './lakeLimits.ts'
import { flag, groqParams } from './searchParams.ts'
import type { TransactionLog } from './transactionLog.ts'

interface ListenOptions {
  readonly includeResult: boolean
  readonly includePreviousRevision: boolean
  readonly includeMutations: boolean
  readonly includeAllVersions: boolean
  readonly effects: boolean
  readonly resumable: boolean
  readonly visibility: string
}

type Matcher = ReturnType<StartMatching>

/**
 * `data/listen`: an event for every document that matched a filter before or after a transaction.
 *
 * Event ids are `<transaction number>.<event>.<events>`. With `enableResume`, a client that
 * reconnects receives `welcomeback` and the events it missed, also after a restart of the lake, or
 * `reset` if the history does not contain them, or the filter needs more than `resumeTimeMaxMs` for
 * them.
 *
 * An invalid filter is reported with `channelError`, as by the hosted lake. `onTransaction` throws
 * `LakeError` if the filter fails on a document, or needs more than `listenTimeMaxMs` for the
 * transaction.
 * @throws `RequestError` 400
 */
export function createListenStream(
  request: StreamRequest,
  dataset: Dataset,
  limits: LakeLimits,
  listenerName: string,
): EventStreamSource {
  const query = request.search.get('query')
  if (!query) throw new RequestError(400, 'Required query parameter "query" is missing')
  const params = groqParams(request.search, limits.jsonDepthMax)
  const options = optionsOf(request.search)
  let startMatching: StartMatching
  try {
    startMatching = dataset.createMatcher(query, params, request.caller.user.id)
  } catch (error) {
    if (error instanceof LakeError) return refusal(error)
    throw error
  }

  return {
    onTransaction: (event) => mutationEvents(event, startMatching(limits.listenTimeMaxMs), options),
    begin(log) {
      const position = readPosition(options.resumable ? request.lastEventId : undefined)
      const id = `${log.lastSequence}.0.0`
      if (!position) return [{ event: 'welcome', data: { listenerName }, id }]
      const missed = missedSince(position, log, () => {
        const matches = startMatching(limits.resumeTimeMaxMs)
        return (event) => mutationEvents(event, matches, options)
      })
      if (!missed) return [{ event: 'reset', data: { listenerName }, id }]
      const welcome = { event: 'welcomeback', data: { listenerName }, id: position.text }
      return [welcome, ...missed]
    },
  }
}

function optionsOf(search: URLSearchParams): ListenOptions {
  return {
    includeResult: flag(search, 'includeResult'),
    includePreviousRevision: flag(search, 'includePreviousRevision'),
    includeMutations: flag(search, 'includeMutations', true),
    includeAllVersions: flag(search, 'includeAllVersions'),
    effects: search.get('effectFormat') === 'mendoza',
    resumable: flag(search, 'enableResume'),
    visibility: search.get('visibility') ?? 'transaction',
  }
}

function refusal(error: LakeError): EventStreamSource {
  return { begin: () => [channelError(error)], onTransaction: () => [] }
}

/** The last event of a stream that fails; the client reports it and does not reconnect. */
export function channelError(error: unknown): ServerSentEvent {
  return { event: 'channelError', data: describeError(error).body, isLast: true }
}

interface Position {
  readonly text: string
  readonly sequence: number
  readonly current: number
  readonly total: number
}

function readPosition(id: string | undefined): Position | null {
  const match = /^(\d{1,15})\.(\d{1,9})\.(\d{1,9})$/.exec(id ?? '')
  if (!match) return null
  const [text, sequence, current, total] = match
  return { text, sequence: Number(sequence), current: Number(current), total: Number(total) }
}

/** The events after a position, or null if some were dropped or the filter takes too long. */
function missedSince(
  position: Position,
  log: TransactionLog,
  startFilter: () => (event: CommittedTransaction) => ServerSentEvent[],
): ServerSentEvent[] | null {
  const later = log.committedSince(position.sequence)
  const isInterrupted = position.current !== position.total
  const interrupted = isInterrupted ? log.get(position.sequence) : undefined
  if (!later || (isInterrupted && !interrupted)) return null
  const events = startFilter()
  try {
    const rest = later.flatMap(events)
    return interrupted ? [...events(interrupted).slice(position.current), ...rest] : rest
  } catch (error) {
    if (error instanceof LakeError && error.statusCode === 408) return null
    throw error
  }
}

function mutationEvents(
  event: CommittedTransaction,
  matches: Matcher,
  options: ListenOptions,
): ServerSentEvent[] {
  const seen = event.changes.flatMap((change) => {
    if (!options.includeAllVersions && isVersionId(change.id)) return []
    const before = matches(change.before)
    const after = matches(change.after)
    if (!before && !after) return []
    return [{ change, transition: before && after ? 'update' : after ? 'appear' : 'disappear' }]
  })
  return seen.map(({ change, transition }, index) => ({
    event: 'mutation',
    id: `${event.sequence}.${index + 1}.${seen.length}`,
    data: {
      eventId: `${event.transactionId}#${change.id}`,
      documentId: change.id,
      transactionId: event.transactionId,
      transition,
      identity: event.author,
      timestamp: event.timestamp,
      visibility: options.visibility,
      transactionTotalEvents: seen.length,
      transactionCurrentEvent: index + 1,
      resultRev: event.transactionId,
      ...revisionFields(change, options),
    },
  }))
}

function revisionFields({ before, after, mutations }: DocumentChange, options: ListenOptions) {
  return {
    ...(before ? { previousRev: before._rev } : {}),
    ...(options.includeMutations ? { mutations } : {}),
    ...(options.effects
      ? { effects: { apply: mendozaReplacement(after), revert: mendozaReplacement(before) } }
      : {}),
    ...(options.includeResult && after ? { result: after } : {}),
    ...(options.includePreviousRevision && before ? { previous: before } : {}),
  }
}
