import { errorCode } from '../../runtime/errorCode.ts'
import { retryAfterMs } from '../../runtime/retryAfter.ts'
import type { DeliveryResult } from './backend.ts'

const RESPONSE_BYTES_MAX = 4_096

export interface Post {
  url: string
  body: unknown
  /** The same on every attempt, so that the backend can detect a repeat. */
  idempotencyKey: string
  /** Whether a response confirms the delivery; any 2xx if absent. */
  isSuccess?: (response: Response) => Promise<boolean>
}

/**
 * Posts JSON and maps the response to a delivery result. Redirects are not followed, because
 * visitors' data must only reach the configured URL.
 */
export async function post(
  { url, body, idempotencyKey, isSuccess }: Post,
  signal: AbortSignal,
  date: () => number,
) {
  let response: Response
  let confirmed: boolean
  try {
    response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body: JSON.stringify(body),
    })
    confirmed = isSuccess ? await isSuccess(response) : response.ok
  } catch (error) {
    return { outcome: 'transient', reason: describeNetworkError(error) } satisfies DeliveryResult
  }
  // An unread body would occupy its connection; if it breaks, the result is the same.
  response.body?.cancel().catch(() => undefined)
  if (confirmed) {
    return { outcome: 'delivered', reason: `HTTP ${response.status}` } satisfies DeliveryResult
  }
  return classifyResponse(response, date())
}

/** A long response is cut off and its connection dropped; its beginning suffices. */
export async function readResponse(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    text += decoder.decode(chunk, { stream: true })
    if (bytes > RESPONSE_BYTES_MAX) break
  }
  return text
}

/**
 * Statuses below 500 that mean "later": timeout, conflict with a running repeat, too early, too
 * many.
 */
const TRANSIENT_REFUSALS = new Set([408, 409, 421, 423, 425, 429])

function classifyResponse({ status, headers }: Response, nowMs: number): DeliveryResult {
  if (status >= 300 && status < 400) {
    return { outcome: 'permanent', reason: `HTTP ${status}: redirects are not followed` }
  }
  // A 2xx that does not confirm comes from an intermediary, such as a maintenance page.
  const later = status < 300 || status >= 500 || TRANSIENT_REFUSALS.has(status)
  if (!later) return { outcome: 'permanent', reason: `HTTP ${status}` }
  const reason =
    status < 300 ? `HTTP ${status} without the expected confirmation` : `HTTP ${status}`
  return {
    outcome: 'transient',
    reason,
    retryAfterMs: retryAfterMs(Object.fromEntries(headers), nowMs),
  }
}

function describeNetworkError(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no response in time'
  if (error instanceof DOMException && error.name === 'AbortError')
    return 'aborted before a response'
  const code = errorCode(error instanceof Error ? error.cause : undefined)
  return code === undefined ? 'no connection' : `no connection (${code})`
}
