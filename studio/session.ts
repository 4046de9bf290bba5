import type { ClientFetch } from './lakeStreams.ts'

const LOGOUT = /\/auth\/logout(?:\?|$)/
const WRITE = /\/data\/(?:actions|mutate)\//
const AGAIN_MS = 3_000

export interface SessionEvents {
  /** The editor has signed out. */
  onSignedOut(): void
  /** The lake no longer knows the editor: the session has run out, or was ended elsewhere. */
  onExpired(): void
  /** What the editor wrote meanwhile has been taken: the session is there again. */
  onRestored(): void
  pause(ms: number): Promise<void>
}

/**
 * A fetch that tells when the editor's session with the lake ends. What is to be written then waits
 * until the editor has signed in again: were it refused, the Studio would take it off the screen.
 */
export function watchSession(fetch: ClientFetch, events: SessionEvents): ClientFetch {
  return async (input, init) => {
    const answer = await fetch(input, init)
    if (LOGOUT.test(input)) events.onSignedOut()
    else if (answer.status === 401) {
      events.onExpired()
      if (WRITE.test(input)) return writeAgain()
    }
    return answer

    async function writeAgain(): ReturnType<ClientFetch> {
      await events.pause(AGAIN_MS)
      init?.signal?.throwIfAborted()
      const later = await fetch(input, init)
      if (later.status === 401) return writeAgain()
      events.onRestored()
      return later
    }
  }
}
