import type { ClientFetch } from './lakeStreams.ts'

const LOGOUT = /\/auth\/logout(?:\?|$)/

export interface SessionEvents {
  /** The editor has signed out. */
  onSignedOut(): void
  /** The lake no longer knows the editor: the session has run out, or was ended elsewhere. */
  onExpired(): void
}

/** A fetch that tells when the editor's session with the lake ends. */
export function watchSession(fetch: ClientFetch, events: SessionEvents): ClientFetch {
  return async (input, init) => {
    const answer = await fetch(input, init)
    if (LOGOUT.test(input)) events.onSignedOut()
    else if (answer.status === 401) events.onExpired()
    return answer
  }
}
