import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { LAKE_TOKEN } from '../site/startSite.ts'

/** A client of the lake that a site process embeds, with the rights of `LAKE_TOKEN`. */
export function lakeClient(origin: string, config: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: LAKE_TOKEN,
    ...config,
  })
}
