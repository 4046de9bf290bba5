import { isRecord } from '../../app/content/isRecord.ts'
import { WRITE_URL } from './endpoints.ts'
import type { ClientFetch } from './lakeStreams.ts'

type ClientResponse = Awaited<ReturnType<ClientFetch>>

/** The lake is restarting, or a proxy in front of the website does not reach it. */
const UNREACHABLE = new Set([502, 503, 504])
const FIRST_PAUSE_MS = 500
const PAUSE_MAX_MS = 5_000
/** About five minutes. */
const ATTEMPTS_MAX = 60

/**
 * A fetch that sends a write again while the lake cannot be reached. The Studio would repeat a
 * failed write too, but forgets it if the document has no draft yet: `BufferedDocument` of
 * `@sanity/mutator` takes the missing draft for a deleted one and drops everything typed.
 *
 * Only a write with a transaction id is sent again, because the lake applies it once.
 */
export function retryWrites(fetch: ClientFetch, pause: (ms: number) => Promise<void>): ClientFetch {
  return async (input, init) => {
    const transactionId = WRITE_URL.test(input) ? transactionIdIn(init?.body) : undefined
    if (transactionId === undefined) return fetch(input, init)
    let pauseMs = FIRST_PAUSE_MS
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS_MAX
      const response = await fetch(input, init).catch((error: unknown) => {
        if (isLast || init?.signal?.aborted) throw error
        return undefined
      })
      if (response && (isLast || !UNREACHABLE.has(response.status))) {
        return attempt === 1 ? response : responseToRepeated(response, transactionId)
      }
      await pause(pauseMs)
      init?.signal?.throwIfAborted()
      pauseMs = Math.min(PAUSE_MAX_MS, 2 * pauseMs)
    }
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
  if (typeof body !== 'string') return undefined
  try {
    const sent: unknown = JSON.parse(body)
    return isRecord(sent) && typeof sent.transactionId === 'string' ? sent.transactionId : undefined
  } catch {
    return undefined
  }
}
