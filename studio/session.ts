import type { ClientFetch } from './lakeStreams.ts'

const LOGOUT = /\/auth\/logout(?:\?|$)/
const WRITE = /\/data\/(?:actions|mutate)\//
const READ = /\/data\/(?:query|doc)\//
const RETRY_DELAY_MS = 3_000

export interface SessionEvents {
  /** The editor has signed out. */
  onSignedOut(): void
  /** The session has expired, or was ended elsewhere. */
  onExpired(): void
  /** A new session exists, and all pending writes have been saved. */
  onRestored(): void
  pause(ms: number): Promise<void>
}

/**
 * A fetch that reports when the editor's session with the lake ends. Writes and reads of documents
 * then wait until the editor has signed in again: a refused write would take what was typed off the
 * screen, and a refused preview of a reference crashes the whole desk.
 */
export function watchSession(fetch: ClientFetch, events: SessionEvents): ClientFetch {
  let waitingWrites = 0
  return async (input, init) => {
    const response = await fetch(input, init)
    if (LOGOUT.test(input)) events.onSignedOut()
    else if (response.status === 401) {
      events.onExpired()
      if (WRITE.test(input)) return writeAgain()
      if (READ.test(input)) return readAgain()
    }
    return response

    async function writeAgain(): ReturnType<ClientFetch> {
      waitingWrites += 1
      const later = await again().finally(() => {
        waitingWrites -= 1
      })
      if (waitingWrites === 0) events.onRestored()
      return later
    }

    /** Reports the new session once no write is pending. */
    async function readAgain(): ReturnType<ClientFetch> {
      const later = await again()
      if (waitingWrites === 0) events.onRestored()
      return later
    }

    async function again(): ReturnType<ClientFetch> {
      await events.pause(RETRY_DELAY_MS)
      init?.signal?.throwIfAborted()
      const later = await fetch(input, init)
      return later.status === 401 ? again() : later
    }
  }
}
