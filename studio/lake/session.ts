import { LOGOUT_URL, READ_URL, STREAM_URL, WRITE_URL } from './endpoints.ts'
import type { ClientFetch } from './lakeStreams.ts'

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
 * A fetch that reports when the editor's session with the lake ends. Writes, and reads of documents
 * and permissions, then wait until the editor has signed in again. Otherwise a rejected write would
 * remove the typed text from the screen, and a rejected read of a reference's preview or of the
 * permissions would replace the whole Studio with an error.
 */
export function watchSession(fetch: ClientFetch, events: SessionEvents): ClientFetch {
  const session = trackSession(events)
  const checkAfterFailedStream = createStreamCheck(fetch, session.recordExpiry)

  return async (input, init) => {
    const isWrite = WRITE_URL.test(input)
    if (isWrite) session.beginWrite()
    try {
      return await send(input, init)
    } finally {
      if (isWrite) session.endWrite()
      session.reportRestored()
    }
  }

  async function send(...[input, init]: Parameters<ClientFetch>): ReturnType<ClientFetch> {
    const isRetried = WRITE_URL.test(input) || READ_URL.test(input)
    // A response to an earlier request can arrive after the session has expired.
    const isSentAfterExpiry = session.isExpired()
    const response = await fetch(input, init).catch(async (error: unknown) => {
      if (!init?.signal?.aborted) await checkAfterFailedStream(input)
      throw error
    })
    if (LOGOUT_URL.test(input)) events.onSignedOut()
    else if (response.status === 401) {
      session.recordExpiry()
      if (isRetried) return sendAgain(input, init)
    } else if (isRetried && isSentAfterExpiry && response.ok) session.recordSignIn()
    return response
  }

  async function sendAgain(...[input, init]: Parameters<ClientFetch>): ReturnType<ClientFetch> {
    await events.pause(RETRY_DELAY_MS)
    // The Studio aborts a write when its form is closed, but what was typed must be saved.
    if (!WRITE_URL.test(input)) init?.signal?.throwIfAborted()
    const response = await fetch(input, init)
    if (response.status === 401) {
      // The success of another request may have hidden that the session has expired again.
      session.recordExpiry()
      return sendAgain(input, init)
    }
    session.recordSignIn()
    return response
  }
}

/** Whether the session has expired, and whether a new one has saved everything. */
function trackSession({ onExpired, onRestored }: SessionEvents) {
  /** Sent and without a final response. */
  let pendingWrites = 0
  let isSignedInAgain = false
  let isExpired = false
  return {
    isExpired: () => isExpired,
    beginWrite() {
      pendingWrites += 1
    },
    endWrite() {
      pendingWrites -= 1
    },
    recordExpiry() {
      isSignedInAgain = false
      isExpired = true
      onExpired()
    },
    recordSignIn() {
      isSignedInAgain = true
    },
    reportRestored() {
      if (!isSignedInAgain || pendingWrites > 0) return
      isSignedInAgain = false
      isExpired = false
      onRestored()
    },
  }
}

/** A browser does not say why a socket was refused; an ordinary request does. */
function createStreamCheck(fetch: ClientFetch, onExpired: () => void) {
  /** One for all streams, because they fail together. */
  let pendingCheck: Promise<void> | undefined
  return async (input: string): Promise<void> => {
    const base = STREAM_URL.exec(input)?.[1]
    if (base === undefined) return
    pendingCheck ??= fetch(`${base}/users/me`)
      .then(
        ({ status }) => {
          if (status === 401) onExpired()
        },
        () => undefined,
      )
      .finally(() => {
        pendingCheck = undefined
      })
    await pendingCheck
  }
}
