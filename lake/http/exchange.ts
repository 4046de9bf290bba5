import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AssetStore } from '../assets/store.ts'
import type { Dataset } from '../dataset.ts'
import { parseJson } from './body.ts'
import type { Caller } from './callers.ts'
import { RequestError } from './errors.ts'
import type { LakeLimits } from './limits.ts'
import type { StreamHub } from './streams.ts'

/** What every route works with. */
export interface LakeServices {
  readonly dataset: Dataset
  readonly assets: AssetStore
  readonly hub: StreamHub
  readonly limits: LakeLimits
  readonly projectId: string
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
}

export type RouteHandler = (
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

/** A flag in the query; absent is `fallback`, and an empty value counts as given. */
export function flag(search: URLSearchParams, name: string, fallback = false): boolean {
  const value = search.get(name)
  return value === null ? fallback : value !== 'false' && value !== '0'
}

/** A whole number in the query. Throws `RequestError` 400 when it is something else. */
export function integer(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RequestError(400, `Query parameter "${name}" must be a whole number`)
  }
  return value
}

/** GROQ parameters in an address: `$name=<JSON>`. Throws `RequestError` 400. */
export function groqParams(search: URLSearchParams, depthMax: number): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, text] of search) {
    if (!name.startsWith('$')) continue
    params[name.slice(1)] = parseJson(text, depthMax, `The value of parameter "${name}"`)
  }
  return params
}

/** Comma-separated ids in an address; throws `RequestError` 400 for none or too many. */
export function idList(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').filter((id) => id !== '')
  if (ids.length === 0 || ids.length > 1000) {
    throw new RequestError(400, 'Between 1 and 1000 document ids are expected')
  }
  return ids
}
