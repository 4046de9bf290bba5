import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import type { HostedSourceConfig } from '../config/config.ts'
import type { LakeConnection } from '../lake/connection.ts'

/** The sender of a request, as identified by the Content Lake. */
export interface Caller {
  id: string
  name: string
  email: string
  isAdministrator: boolean
}

/**
 * @returns the sender of the request; null for anonymous callers
 * @throws LakeUnavailableError if the lake does not respond
 */
export type Identify = (req: IncomingMessage) => Promise<Caller | null>

export class LakeUnavailableError extends Error {
  override readonly name = 'LakeUnavailableError'
}

export interface IdentifyOptions {
  /** URL of `users/me`; below the lake of a connection a path. */
  url: string
  /** The caller's headers that contain credentials. */
  credentials: readonly ('cookie' | 'authorization')[]
  /** Sent with every request to the lake. */
  headers: Readonly<Record<string, string>>
  /** How long a caller is cached. */
  cacheTtlMs: number
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Milliseconds; only differences count. */
  now(): number
}

const API_PATH = `/v${API_VERSION}/users/me`
/** The hosted lake limits the number of requests. */
const HOSTED_CACHE_TTL_MS = 15_000
const CACHED_MAX = 500
const TIMEOUT_MS = 5_000

/**
 * Identifies callers at the embedded lake by cookie or token. Not cached, so that a revocation
 * takes effect immediately.
 */
export function embeddedIdentity({ fetch }: Pick<LakeConnection, 'fetch'>) {
  return {
    url: `/lake${API_PATH}`,
    credentials: ['cookie', 'authorization'] as const,
    headers: {},
    cacheTtlMs: 0,
    fetch,
  }
}

/** Identifies callers at a hosted project by the editor's own token. */
export function hostedIdentity(source: Pick<HostedSourceConfig, 'projectId' | 'apiHost'>) {
  const { projectId, apiHost } = source
  const host = apiHost ?? `https://${projectId}.api.sanity.io`
  return {
    url: `${host}${API_PATH}`,
    credentials: ['authorization'] as const,
    // A custom API host does not contain the project id, and roles are per project.
    headers: { 'X-Sanity-Project-ID': projectId },
    cacheTtlMs: HOSTED_CACHE_TTL_MS,
    fetch: globalThis.fetch,
  }
}

/** Identifies callers through the lake. */
export function createIdentify(options: IdentifyOptions): Identify {
  const callers = new LRUCache<string, Promise<Caller | null>>({
    max: CACHED_MAX,
    ttl: options.cacheTtlMs,
    ttlResolution: 0,
    perf: { now: options.now },
  })
  return async (req) => {
    const headers = credentialsOf(req, options.credentials)
    if (headers === null) return null
    const key = createHash('sha256').update(JSON.stringify(headers)).digest('base64')
    const cached = callers.get(key)
    if (cached) return cached
    const caller = fetchIdentity(options, headers)
    // With a TTL of 0 an entry would never expire.
    if (options.cacheTtlMs > 0) callers.set(key, caller)
    // A failure is not cached: the next request asks again.
    caller.catch(() => callers.delete(key))
    return caller
  }
}

function credentialsOf(
  { headers }: IncomingMessage,
  names: IdentifyOptions['credentials'],
): Record<string, string> | null {
  const given: Record<string, string> = {}
  for (const name of names) if (headers[name] !== undefined) given[name] = headers[name]
  return Object.keys(given).length > 0 ? given : null
}

const userSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  name: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  email: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))), ''),
  role: v.optional(v.nullable(v.string()), ''),
  roles: v.optional(v.array(v.object({ name: v.string() })), []),
})

async function fetchIdentity(
  { url, headers, fetch }: IdentifyOptions,
  credentials: Record<string, string>,
): Promise<Caller | null> {
  let response: Response
  let body: unknown
  try {
    response = await fetch(url, {
      headers: { ...headers, ...credentials, Accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    body = await response.json().catch(() => null)
  } catch {
    throw new LakeUnavailableError('Your sign-in could not be checked')
  }
  if (response.status >= 500 || response.status === 429) {
    throw new LakeUnavailableError(`Your sign-in could not be checked (${response.status})`)
  }
  const user = v.safeParse(userSchema, body)
  if (!response.ok || !user.success) return null
  const { id, name, email, role, roles } = user.output
  const names = [role ?? '', ...roles.map((each) => each.name)].filter((each) => each !== '')
  // A user without a role in the project is signed in to Sanity, but not a member.
  if (names.length === 0) return null
  const isAdministrator = names.includes('administrator')
  return { id, name: name === '' ? id : name, email: email ?? '', isAdministrator }
}
