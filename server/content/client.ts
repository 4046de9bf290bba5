import { setTimeout as delay } from 'node:timers/promises'
import { createClient, isHttpError, type SanityClient } from '@sanity/client'
import { concatWith, defer, retry, tap, throwError, timer } from 'rxjs'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { EMBEDDED_DATASET, EMBEDDED_PROJECT } from '../../lake/core/embeddedNames.ts'
import type { ContentSourceConfig, HostedSourceConfig } from '../config/config.ts'
import { CLIENT_ORIGIN, type LakeConnection } from '../lake/connection.ts'
import { InvalidResponseError } from './failures.ts'
import type { RunQuery, SourceResult, WatchChanges } from './source.ts'

const QUERY_TIMEOUT_MS = 5_000
const RETRY_DELAY_MS = 50
const RESUBSCRIBE_DELAY_MS = 1_000
const RESUBSCRIBE_DELAY_MAX_MS = 30_000

/** The part of a `ContentLake` that is needed to read content. */
export type ContentSource =
  | HostedSourceConfig
  | {
      kind: 'embedded'
      url: string | undefined
      connection: Pick<LakeConnection, 'token' | 'clientFetch'>
    }

/**
 * The client through which all content is read: published documents only, never from a CDN that
 * could lag behind a live event.
 */
export function createContentClient(source: ContentSource): SanityClient {
  const bounds = {
    apiVersion: API_VERSION,
    perspective: 'published' as const,
    useCdn: false,
    timeout: QUERY_TIMEOUT_MS,
    // The page query is too long for a URL, so it is sent by POST, which the client never retries.
    maxRetries: 0,
  }
  if (source.kind === 'hosted') {
    return createClient({
      ...bounds,
      ...hostedConnection(source),
      // Published documents of a public dataset need no token, and a token that is not sent cannot
      // leak.
      ...(source.isPrivate && source.readToken !== undefined ? { token: source.readToken } : {}),
    })
  }
  const { token, clientFetch } = source.connection
  return createClient({
    ...bounds,
    projectId: EMBEDDED_PROJECT,
    dataset: EMBEDDED_DATASET,
    apiHost: `${CLIENT_ORIGIN}/lake`,
    useProjectHostname: false,
    // As a header of its own, because the client sends `token` with live events only if drafts are
    // included.
    headers: {
      Authorization: `Bearer ${token}`,
      // On the loopback interface, bytes cost less than compressing them.
      'Accept-Encoding': 'identity',
    },
    resolveFetch: () => clientFetch,
  })
}

/** Connection to the hosted lake; the permissions depend on the token. */
export function hostedConnection({ projectId, dataset, apiHost }: HostedSourceConfig) {
  if (apiHost === undefined) return { projectId, dataset }
  return { projectId, dataset, apiHost, useProjectHostname: false }
}

/** Sanity's CDN for the assets of all projects, also of one that is behind another API host. */
export const SANITY_ASSETS = 'https://cdn.sanity.io'

/** Origins of pictures and files in the content, other than this site. */
export function assetOrigins(source: ContentSourceConfig): readonly string[] {
  if (source.kind === 'embedded') return []
  return [SANITY_ASSETS, ...(source.apiHost ? [new URL(source.apiHost).origin] : [])]
}

/**
 * Queries through a client, with the sync tags of each response. A broken connection (a pooled one
 * that the lake has closed) is retried once; the timeout covers both attempts.
 */
export function createRunQuery(client: SanityClient, timeoutMs = QUERY_TIMEOUT_MS): RunQuery {
  return async (query, params) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const options = { filterResponse: false, returnQuery: false, signal } as const
    const send = () => client.fetch<unknown>(query, params, options)
    const response: unknown = await send().catch(async (error: unknown) => {
      if (isHttpError(error) || signal.aborted) throw error
      await delay(RETRY_DELAY_MS)
      return send()
    })
    return parseResponse(response)
  }
}

/** A body with status 200 may still be truncated, or come from a captive portal. */
function parseResponse(response: unknown): SourceResult {
  if (typeof response !== 'object' || response === null || !('result' in response)) {
    throw new InvalidResponseError('The response is not one of a Content Lake')
  }
  const tags = 'syncTags' in response && Array.isArray(response.syncTags) ? response.syncTags : []
  return { data: response.result, tags: tags.filter((tag) => typeof tag === 'string') }
}

export interface LiveOptions {
  /** Delay before the first new subscription; doubles with each failed attempt. */
  resubscribeDelayMs?: number
  /** The dataset is private: the stream is requested with the client's token. */
  withToken?: boolean
}

/** The embedded lake numbers its events; the ids of a hosted one are opaque. */
const positionOf = (id: string) => (/^\d+$/.test(id) ? Number(id) : undefined)

/**
 * Live events of a client as content changes. The client reconnects by itself; if it stops (the
 * lake rejects it), a new subscription is made after a delay, until it is stopped.
 */
export function liveChanges(client: SanityClient, options: LiveOptions = {}): WatchChanges {
  const { resubscribeDelayMs = RESUBSCRIBE_DELAY_MS, withToken = false } = options
  const delayMaxMs = Math.max(resubscribeDelayMs, RESUBSCRIBE_DELAY_MAX_MS)
  return (listener) => {
    let failures = 0
    // The client sends its token with live events only if drafts are included.
    const subscription = defer(() => client.live.events({ includeDrafts: withToken }))
      .pipe(
        tap((event) => {
          if (event.type === 'message') listener.changed(event.tags, positionOf(event.id))
          else if (event.type === 'reconnect') listener.disconnected(undefined)
          else if (event.type === 'goaway')
            throw new Error(`The lake ended the stream: ${event.reason}`)
          else {
            failures = 0
            listener.connected()
          }
        }),
        concatWith(throwError(() => new Error('The stream of live events ended'))),
        retry({
          delay(reason) {
            listener.disconnected(reason)
            return timer(Math.min(resubscribeDelayMs * 2 ** failures++, delayMaxMs))
          },
        }),
      )
      .subscribe()
    return () => subscription.unsubscribe()
  }
}
