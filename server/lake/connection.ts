import type { ClientConfig } from '@sanity/client'
import type { LakeProcess } from './supervisor.ts'

type LakeFetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/** How the website reaches the embedded lake, wherever it runs. */
export interface LakeConnection {
  token: string
  /** Where it answers; undefined while it does not. */
  origin(): string | undefined
  /** A fetch for paths of the lake, such as `/lake/v1/users/me`. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The fetch of a client that was made with `CLIENT_ORIGIN`. */
  clientFetch: LakeFetch
}

/** Stands for the lake in a client's addresses: its port can change with each start. */
export const CLIENT_ORIGIN = 'http://lake.invalid'

/** How long a request waits for a lake that is starting. */
const WAIT_MS = 10_000

/** A lake that this process runs. */
export function connectToProcess(lake: LakeProcess, token: string): LakeConnection {
  return connect(token, lake.origin, async (signal) => {
    const waited = AbortSignal.timeout(WAIT_MS)
    return lake.origin() ?? lake.whenUp(signal ? AbortSignal.any([signal, waited]) : waited)
  })
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
  awaitOrigin: (signal: AbortSignal | null | undefined) => Promise<string>,
): LakeConnection {
  const fetchFrom = async (path: string, init: RequestInit = {}) =>
    globalThis.fetch(`${await awaitOrigin(init.signal)}${path}`, init)
  return {
    token,
    origin,
    fetch: fetchFrom,
    clientFetch: (address, init) => {
      const { pathname, search } = new URL(address)
      return fetchFrom(pathname + search, init)
    },
  }
}
