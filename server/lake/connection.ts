import type { ClientConfig } from '@sanity/client'
import type { LakeSupervisor } from './supervisor.ts'

type LakeFetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

export type LakeConnection = ReturnType<typeof connectTo>

/** Placeholder origin in a client's URLs, because the lake's port can change with each start. */
export const CLIENT_ORIGIN = 'http://lake.invalid'

/** The website's connection to the embedded lake, wherever it runs. */
export function connectTo(lake: Pick<LakeSupervisor, 'origin' | 'whenUp'>, token: string) {
  const lakeFetch = async (path: string, init: RequestInit = {}) =>
    fetch(`${await lake.whenUp(init.signal)}${path}`, init)
  const clientFetch: LakeFetch = (address, init) => {
    const { pathname, search } = new URL(address)
    return lakeFetch(pathname + search, init)
  }
  return {
    token,
    /** Origin of the lake; undefined while it is down. */
    origin: () => lake.origin(),
    /**
     * Resolves with its origin once it is up, immediately for a lake elsewhere; rejects after ten
     * seconds, or when the signal aborts.
     */
    whenUp: (signal: AbortSignal) => lake.whenUp(signal),
    /** A fetch for paths of the lake, such as `/lake/v1/users/me`. */
    fetch: lakeFetch,
    /** The fetch for a client that was created with `CLIENT_ORIGIN`. */
    clientFetch,
  }
}

/** A lake that runs elsewhere. */
export function connectToUrl(url: string, token: string): LakeConnection {
  return connectTo({ origin: () => url, whenUp: async () => url }, token)
}
