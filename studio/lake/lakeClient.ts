import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { type PublicationTracker, watchPublishing } from '../live/watchPublishing.ts'
import { createStreamFetch } from './lakeStreams.ts'
import { retryRequests } from './retryRequests.ts'
import { type SessionEvents, watchSession } from './session.ts'

/**
 * Creates the Studio's clients for the embedded lake. All share one `fetch`, and so one WebSocket
 * for their event streams.
 */
export function createLakeClientFactory(
  lakeUrl: string,
  session: SessionEvents,
  tracker: PublicationTracker,
): (config: ClientConfig) => SanityClient {
  const streams = createStreamFetch({
    lakeUrl,
    fetch: (input, init) => globalThis.fetch(input, init),
    openSocket: (url) => new WebSocket(url),
  })
  const retrying = retryRequests(streams, session.pause)
  const fetch = watchPublishing(watchSession(retrying, session), tracker)
  // One function for all clients: the client shares live events between those that fetch alike.
  const resolveFetch = () => fetch
  return (config) =>
    createClient({
      ...config,
      apiHost: lakeUrl,
      useProjectHostname: false,
      useCdn: false,
      resolveFetch,
    })
}
