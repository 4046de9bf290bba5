import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AssetStore } from '../assets/store.ts'
import type { Dataset } from '../dataset.ts'
import type { Caller, SignOut, UserById } from './callers.ts'
import type { StreamHub } from './eventSource.ts'
import type { LakeLimits } from './limits.ts'
import type { QueryTime } from './queryTime.ts'

/** What every route works with. */
export interface LakeServices {
  readonly dataset: Dataset
  readonly assets: AssetStore
  readonly hub: StreamHub
  readonly limits: LakeLimits
  readonly projectId: string
  readonly signOut: SignOut
  readonly userById: UserById
  /** Told how long each query took, in milliseconds. */
  readonly onQuery: (durationMs: number) => void
  readonly queryTime: QueryTime
}

/** One request on its way to an answer. */
export interface Exchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** As in the address, without its `v`: `1`, `X` or a date. */
  readonly version: string
  readonly search: URLSearchParams
  readonly caller: Caller
  /** Who opened the connection, for limits only. */
  readonly clientAddress: string
  /** A stranger, whose use of time is limited; the host reads without a sign-in too. */
  readonly isStranger: boolean
}

type RouteHandler = (
  exchange: Exchange,
  services: LakeServices,
  /** Captured parts of the path, decoded. */
  parts: readonly string[],
) => void | Promise<void>

export interface Route {
  readonly methods: readonly string[]
  readonly pattern: RegExp
  /** `public` routes answer anonymous callers too (with published content only). */
  readonly access: 'public' | 'member'
  readonly handle: RouteHandler
}

export function sendJson(res: ServerResponse, body: unknown, status = 200): void {
  const bytes = Buffer.from(JSON.stringify(body))
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  res.end(bytes)
}
