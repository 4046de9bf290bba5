import {
  BehaviorSubject,
  concatMap,
  defer,
  filter,
  finalize,
  type Observable,
  retry,
  switchMap,
  tap,
  throttle,
  throwError,
  timeout,
  timer,
} from 'rxjs'
import { errorMessage } from '../errorMessage.ts'

const RETRY_DELAY_MS = 3_000
const READ_INTERVAL_MS = 200
/** Longer than a slow connection needs; a stream or a response can also be lost without an error. */
const FIRST_RESULT_MAX_MS = 30_000

/** Where something is read, and the events of a listener after which it is read. */
export interface ReadSource<Result> {
  events(): Observable<unknown>
  read(): Observable<Result>
  /** For a longer read than that of one request. */
  firstResultMaxMs?: number
}

/**
 * Subscribes again if a request fails or has no response, and if the listener reports an error: it
 * reconnects by itself after a lost connection, but not after a rejection by the lake.
 * @param onFailure receives the message of an error, and undefined with the next result
 */
export function readAfterEvents<Result>(
  source: ReadSource<Result>,
  onFailure: (failure: string | undefined) => void,
): Observable<Result> {
  const { firstResultMaxMs = FIRST_RESULT_MAX_MS } = source
  const delay = (error: unknown) => {
    onFailure(errorMessage(error))
    return timer(RETRY_DELAY_MS)
  }
  const onTimeout = () =>
    throwError(() => new Error(`no response within ${firstResultMaxMs / 1000} seconds`))
  return defer(() => resultsOf(source)).pipe(
    timeout({ first: firstResultMaxMs, with: onTimeout }),
    retry({ delay }),
    tap(() => onFailure(undefined)),
  )
}

/**
 * Reads after every event; events during a request are followed by one more. `listenQuery` of the
 * document store reads after the first `welcome` only, and so misses a change made between the loss
 * of a connection and the `welcome` of the next one.
 */
function resultsOf<Result>({ events, read }: ReadSource<Result>): Observable<Result> {
  const isIdle = new BehaviorSubject(true)
  const untilIdle = () =>
    timer(READ_INTERVAL_MS).pipe(
      switchMap(() => isIdle),
      filter(Boolean),
    )
  return events().pipe(
    throttle(untilIdle, { leading: true, trailing: true }),
    concatMap(() => {
      isIdle.next(false)
      return read().pipe(finalize(() => isIdle.next(true)))
    }),
  )
}
