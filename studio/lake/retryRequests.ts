import { parseRecord } from '../../app/content/isRecord.ts'
import { DESK_TAG, DOCUMENTS_URL, WRITE_URL } from './endpoints.ts'
import type { ClientFetch } from './lakeStreams.ts'

type ClientResponse = Awaited<ReturnType<ClientFetch>>

/** The lake is restarting, or a proxy in front of the website does not reach it. */
const UNREACHABLE = new Set([502, 503, 504])
const FIRST_PAUSE_MS = 500
const PAUSE_MAX_MS = 5_000
/** About five minutes. */
const ATTEMPTS_MAX = 60
/** A connection can also be lost without an error. */
const WRITE_TIMEOUT_MS = 60_000

/**
 * A fetch that repeats requests while the lake cannot be reached:
 * - Writes with a transaction id, because the lake applies these once. The Studio would repeat a
 *   failed write too, but forgets it if the document has no draft yet: `BufferedDocument` of
 *   `@sanity/mutator` takes the missing draft for a deleted one and drops everything typed. An abort
 *   does not stop a write: the Studio aborts it when its form is closed.
 * - The Studio's own reads, because it replaces a whole tool with an error message if one fails. The
 *   client repeats them too, but only for three seconds.
 */
export function retryRequests(
  fetch: ClientFetch,
  pause: (ms: number) => Promise<void>,
): ClientFetch {
  return async (input, init) => {
    const transactionId = WRITE_URL.test(input) ? transactionIdIn(init?.body) : undefined
    if (transactionId !== undefined) {
      const send = () => fetch(input, { ...init, signal: AbortSignal.timeout(WRITE_TIMEOUT_MS) })
      const { response, isRepeated } = await untilReached(send, pause)
      return isRepeated ? responseToRepeated(response, transactionId) : response
    }
    if (!DOCUMENTS_URL.test(input) || DESK_TAG.test(input)) return fetch(input, init)
    return (await untilReached(() => fetch(input, init), pause, init?.signal)).response
  }
}

async function untilReached(
  send: () => Promise<ClientResponse>,
  pause: (ms: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<{ response: ClientResponse; isRepeated: boolean }> {
  let pauseMs = FIRST_PAUSE_MS
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === ATTEMPTS_MAX
    const response = await send().catch((error: unknown) => {
      if (isLast || signal?.aborted) throw error
      return undefined
    })
    if (response && (isLast || !UNREACHABLE.has(response.status))) {
      return { response, isRepeated: attempt > 1 }
    }
    await pause(pauseMs)
    signal?.throwIfAborted()
    pauseMs = Math.min(PAUSE_MAX_MS, 2 * pauseMs)
  }
}

/** The lake refuses a repeated transaction if an earlier attempt was applied. */
async function responseToRepeated(
  response: ClientResponse,
  transactionId: string,
): Promise<ClientResponse> {
  if (response.status !== 409) return response
  const text = await response.text()
  return text.includes('"transactionAlreadyExistsError"')
    ? Response.json({ transactionId })
    : new Response(text, { status: response.status, headers: [...response.headers] })
}

function transactionIdIn(body: unknown): string | undefined {
  const sent = typeof body === 'string' ? parseRecord(body) : undefined
  return typeof sent?.transactionId === 'string' ? sent.transactionId : undefined
}
