import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding, compress } from '../../runtime/contentCoding.ts'
import type { AssetStore } from '../assets/store.ts'
import type { UserAuthentication } from '../auth/userAuthentication.ts'
import type { Dataset } from '../core/dataset.ts'
import type { OperationRecord } from '../core/operationRecord.ts'
import type { Caller } from './authentication.ts'
import type { LakeLimits } from './lakeLimits.ts'
import type { StreamHub } from './streams.ts'
import { countUnread } from './unreadResults.ts'

/** The services that routes use. */
export interface LakeServices extends Pick<UserAuthentication, 'signIn' | 'signOut' | 'userById'> {
  readonly dataset: Dataset
  readonly assets: AssetStore
  readonly hub: StreamHub
  readonly limits: LakeLimits
  /** Records the current operation, so that the log can name it after it ended the process. */
  readonly operations: Pick<OperationRecord, 'run'>
  /** Receives the duration of each query, in milliseconds. */
  readonly onQuery: (durationMs: number) => void
}

/** A request and its response. */
export interface Exchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** As in the URL, without its `v`: `1`, `X` or a date. */
  readonly version: string
  readonly search: URLSearchParams
  readonly caller: Caller
  /**
   * The caller again, after a body that took its time: access may have ended.
   * @throws 401
   */
  reauthenticate(): Promise<Caller>
  /** Whether the request would still be accepted; no use of its session. */
  isStillAuthorized(): Promise<boolean>
}

type RouteHandler = (
  exchange: Exchange,
  services: LakeServices,
  /** Captured parts of the path, decoded. */
  parts: readonly string[],
) => void | Promise<void>

export interface Route {
  readonly methods: readonly string[]
  /** A group called `dataset` must be the name of the lake's dataset. */
  readonly pattern: RegExp
  readonly handle: RouteHandler
}

/** A smaller response fits into a packet or two without compression. */
const COMPRESSED_FROM_BYTES = 1024

/** Sends a result that can be large; its bytes count for `runForReader`. */
export function sendResult({ res, caller }: Exchange, body: unknown): void {
  sendJson(res, body, 200, (bytes) => countUnread(caller.user.id, res, bytes))
}

export function sendJson(
  res: ServerResponse,
  body: unknown,
  status = 200,
  onSize: (bytes: number) => void = () => undefined,
): void {
  const bytes = Buffer.from(JSON.stringify(body))
  onSize(bytes.length)
  const coding = chooseCoding(res.req.headers['accept-encoding']?.toString())
  if (coding === undefined || bytes.length < COMPRESSED_FROM_BYTES) {
    sendBody(res, status, bytes)
    return
  }
  compress(bytes, coding, 'fast').then(
    (compressed) => {
      onSize(compressed.length)
      sendBody(res, status, compressed, { 'content-encoding': coding })
    },
    () => sendBody(res, status, bytes),
  )
}

function sendBody(
  res: ServerResponse,
  status: number,
  bytes: Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  res.end(bytes)
}
