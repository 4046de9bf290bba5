import type { ClientConfig } from '@sanity/client'
import type { LakeProcess } from './supervisor.ts'

type LakeFetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/** The website's connection to the embedded lake, wherever it runs. */
export interface LakeConnection {
  token: string
  /** Origin of the lake; undefined while it is down. */
  origin(): string | undefined
  /** Its origin, also when it is up within ten seconds; rejects then, or when the signal aborts. */
  whenUp(signal?: AbortSignal | null): Promise<string>
  /** A fetch for paths of the lake, such as `/lake/v1/users/me`. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The fetch for a client that was created with `CLIENT_ORIGIN`. */
  clientFetch: LakeFetch
}

/** Placeholder origin in a client's URLs, because the lake's port can change with each start. */
export const CLIENT_ORIGIN = 'http://lake.invalid'

/** How long a request waits for a lake that is starting. */
const WAIT_MS = 10_000

/** A lake in a child process of this server. */
export function connectToProcess(lake: LakeProcess, token: string): LakeConnection {
  return connect(
    token,
    () => lake.origin(),
    async (signal) => {
      const waited = AbortSignal.timeout(WAIT_MS)
      return lake.origin() ?? lake.whenUp(signal ? AbortSignal.any([signal, waited]) : waited)
    },
  )
}

/** A lake that runs elsewhere. */
export function connectToUrl(url: string, token: string): LakeConnection {
  return connect(
    token,
    () => url,
    () => Promise.resolve(url),
  )
}

function connect(
  token: string,
  origin: LakeConnection['origin'],
  whenUp: LakeConnection['whenUp'],
): LakeConnection {
  const fetchFrom = async (path: string, init: RequestInit = {}) =>
    globalThis.fetch(`${await whenUp(init.signal)}${path}`, init)
  return {
    token,
    origin,
    whenUp,
    fetch: fetchFrom,
    clientFetch: (address, init) => {
      const { pathname, search } = new URL(address)
      return fetchFrom(pathname + search, init)
    },
  }
}
