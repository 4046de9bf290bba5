import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { LakeOptions } from './embeddedLake.ts'
import { type PublicationTracker, watchPublishing } from './live/watchPublishing.ts'
import type { HostedSettings } from './settings.ts'

/** A project on Sanity's lake: its own sign-in, its own client, and everything it offers. */
export function hostedLake(settings: HostedSettings, tracker: PublicationTracker): LakeOptions {
  const { projectId, dataset, apiHost } = settings
  return {
    projectId,
    dataset,
    ...(apiHost !== undefined && { apiHost }),
    unstable_clientFactory: hostedClientFactory(settings, tracker),
    // Sanity's cookies are not sent to this site; the token lets the site identify the editor at
    // Sanity.
    auth: { loginMethod: 'token' },
  }
}

/**
 * Sanity's client with a fetch that tracks publishing. With a custom `apiHost` the project id is
 * not part of the host name.
 */
export function hostedClientFactory(
  { apiHost }: HostedSettings,
  tracker: PublicationTracker,
): (config: ClientConfig) => SanityClient {
  const fetch = watchPublishing((input, init) => globalThis.fetch(input, init), tracker)
  // One function for all clients: the client shares live events between those that fetch alike.
  const resolveFetch = () => fetch
  const host = apiHost === undefined ? {} : { apiHost, useProjectHostname: false }
  return (config) => createClient({ ...config, ...host, resolveFetch })
}
