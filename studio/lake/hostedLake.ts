import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { type PublicationTracker, watchPublishing } from '../live/watchPublishing.ts'
import type { HostedSettings } from '../settings.ts'
import type { LakeWorkspaceOptions } from './embeddedLake.ts'
import { LOGOUT_URL } from './endpoints.ts'
import type { ClientFetch } from './lakeStreams.ts'

/** A project on Sanity's lake: its own sign-in, its own client, and everything it offers. */
export function hostedLake(
  settings: HostedSettings,
  tracker: PublicationTracker,
): LakeWorkspaceOptions {
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
 * Signing out ends the preview of drafts too. Its cookie is this site's, which Sanity can't clear.
 */
function endPreviewAtLogout(fetch: ClientFetch): ClientFetch {
  return (input, init) => {
    // In parallel, because signing out must not fail or wait if this site does not respond.
    if (LOGOUT_URL.test(input))
      void fetch('/preview/disable', { redirect: 'manual' }).catch(() => undefined)
    return fetch(input, init)
  }
}

/**
 * Sanity's client with a fetch that tracks publishing, and ends the preview at the sign-out. With a
 * custom `apiHost` the project id is not part of the host name.
 */
export function hostedClientFactory(
  { apiHost }: HostedSettings,
  tracker: PublicationTracker,
  send: ClientFetch = (input, init) => globalThis.fetch(input, init),
): (config: ClientConfig) => SanityClient {
  const fetch = watchPublishing(endPreviewAtLogout(send), tracker)
  // One function for all clients: the client shares live events between those that fetch alike.
  const resolveFetch = () => fetch
  const host = apiHost === undefined ? {} : { apiHost, useProjectHostname: false }
  return (config) => createClient({ ...config, ...host, resolveFetch })
}
