import { createClient, type SanityClient } from '@sanity/client'
import type { ContentOrigin, HostedOrigin } from '../config.ts'
import type { RunQuery, WatchChanges } from './source.ts'

/** The date of the API whose behaviour the site was written against. */
const API_VERSION = '2025-02-19'

const QUERY_TIMEOUT_MS = 5_000
const RETRIES_MAX = 2
const RETRY_DELAY_MS = 100
const RESUBSCRIBE_DELAY_MS = 1_000

/**
 * The client through which all content is read: published documents only, never from a CDN that
 * could lag behind a live event.
 * @param embeddedOrigin where this process itself listens, for the embedded lake
 */
export function createContentClient(origin: ContentOrigin, embeddedOrigin: string): SanityClient {
  const bounds = {
    apiVersion: API_VERSION,
    perspective: 'published' as const,
    useCdn: false,
    timeout: QUERY_TIMEOUT_MS,
    maxRetries: RETRIES_MAX,
    retryDelay: (attempt: number) => RETRY_DELAY_MS * 2 ** attempt,
  }
  if (origin.kind === 'hosted') {
    return createClient({
      ...bounds,
      ...hostedConnection(origin),
      // Whoever may read published documents anyway needs no key, and a key not sent is not lost.
      ...(origin.isPrivate && origin.readToken !== undefined ? { token: origin.readToken } : {}),
    })
  }
  return createClient({
    ...bounds,
    projectId: 'local',
    dataset: 'production',
    apiHost: `${embeddedOrigin}/lake`,
    useProjectHostname: false,
    // The client would honour a proxy from the environment even on the loopback interface.
    resolveFetch: () => globalThis.fetch.bind(globalThis),
  })
}

/** Where the hosted lake answers; what is allowed there is another matter. */
export function hostedConnection({ projectId, dataset, apiHost }: HostedOrigin) {
  if (apiHost === undefined) return { projectId, dataset }
  return { projectId, dataset, apiHost, useProjectHostname: false }
}

/** Sanity serves the assets of all its projects from here. */
const SANITY_ASSETS = 'https://cdn.sanity.io'

/** Where pictures and files of the content come from, besides this site itself. */
export function assetOrigins(origin: ContentOrigin): readonly string[] {
  if (origin.kind === 'embedded') return []
  return [origin.apiHost === undefined ? SANITY_ASSETS : new URL(origin.apiHost).origin]
}

/** Queries through a client, with the sync tags of each answer. */
export function queryThrough(client: SanityClient): RunQuery {
  return async (query, params) => {
    const answer = await client.fetch<unknown>(query, params, {
      filterResponse: false,
      returnQuery: false,
    })
    return { data: answer.result, tags: answer.syncTags ?? [] }
  }
}

/**
 * Live events of a client as changes. The client itself reconnects; when it gives up (a rejection
 * by the lake), the subscription is made anew after a pause, for as long as nobody stops it.
 */
export function liveChanges(
  client: SanityClient,
  resubscribeDelayMs = RESUBSCRIBE_DELAY_MS,
): WatchChanges {
  return (listener) => {
    let stopped = false
    let timer: NodeJS.Timeout | undefined
    let subscription: { unsubscribe(): void } | undefined
    const subscribe = () => {
      subscription = client.live.events().subscribe({
        next(event) {
          if (event.type === 'message') listener.changed(event.tags)
          else if (event.type === 'reconnect') listener.disconnected(undefined)
          else if (event.type === 'goaway') again(new Error(`The lake said: ${event.reason}`))
          else listener.connected()
        },
        error: again,
        complete: () => again(new Error('The stream of live events ended')),
      })
    }
    const again = (reason: unknown) => {
      subscription?.unsubscribe()
      if (stopped || timer !== undefined) return
      listener.disconnected(reason)
      timer = setTimeout(() => {
        timer = undefined
        subscribe()
      }, resubscribeDelayMs)
    }
    subscribe()
    return () => {
      stopped = true
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }
}
