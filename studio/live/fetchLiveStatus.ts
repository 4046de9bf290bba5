import { isRecord } from '../../app/content/isRecord.ts'
import type { LiveStatus } from './publicationTracker.ts'

/** The website itself waits shorter than this. */
const RESPONSE_TIMEOUT_MS = 15_000

/**
 * Asks the website which revision of a document its pages are made from.
 * @throws Error when the website does not respond, as when the editor's session has ended
 */
export async function fetchLiveStatus(
  id: string,
  revision: string | null | undefined,
): Promise<LiveStatus> {
  const question = new URLSearchParams({ id })
  if (revision !== undefined) question.set('revision', revision ?? 'none')
  const response = await fetch(`/studio/live?${question}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  })
  const status: unknown = await response.json()
  if (!response.ok || !isLiveStatus(status)) throw new Error(`no response (${response.status})`)
  return status
}

function isLiveStatus(value: unknown): value is LiveStatus {
  return isRecord(value) && ['live', 'revision', 'at'].every((name) => name in value)
}
