import type { Publication, PublicationTracker } from './watchPublishing.ts'

/** What the website says about a document. */
export interface LiveStatus {
  /** Visitors get the requested revision. */
  live: boolean
  /** Of the document as the website reads it, which its page may show later; null without it. */
  revision: string | null
  /** When the website looked, as an ISO date; by its own clock. */
  at: string
}

export type LiveEvent = { id: string } & (
  | { state: 'live'; kind: Publication['kind']; at: Date }
  /** Another publish of the same document came after it, and is what visitors see. */
  | { state: 'superseded' }
  /** Not yet; the website is asked again. */
  | { state: 'waiting' }
  /** Not within the time limit; the website is no longer asked. */
  | { state: 'timedOut' }
  /** The website did not respond. */
  | { state: 'unknown' }
)

export interface PublicationTrackerOptions {
  /**
   * Requests the status from the website, which responds when it has the revision or after its own
   * time limit.
   * @param revision null if the document is to be removed; undefined for the current revision
   */
  fetchStatus(id: string, revision: string | null | undefined): Promise<LiveStatus>
  notify(event: LiveEvent): void
  /** Milliseconds; only differences count. */
  now(): number
  pause(ms: number): Promise<void>
}

/**
 * Maximum delay of a publish by this preparation. Short, because Sanity's desk crashes if its draft
 * is deleted, as by publishing, while typed changes are being sent.
 */
const PREPARE_MS = 250
const WAITING_NOTICE_MS = 1_500
/** Upper bound until a change is visible, even if events are lost. */
const TIMEOUT_MS = 70_000
const POLL_INTERVAL_MS = 1_000

/**
 * Tracks a published change until the website shows it. The status is also requested before the
 * change: the website then has it cached, and only the change itself invalidates it, as with pages.
 */
export function createPublicationTracker({
  fetchStatus,
  notify,
  now,
  pause,
}: PublicationTrackerOptions): PublicationTracker {
  const before = new Map<string, string | null>()
  const newest = new Map<string, string>()
  const track = async ({ id, kind }: Publication, transaction: string) => {
    const expected = kind === 'removed' ? null : transaction
    const known = before.get(id)
    const began = now()
    const isNewest = () => newest.get(id) === transaction
    // Without the revision from before the change, a different one is no sign of a later change.
    const isSuperseded = ({ revision }: LiveStatus) =>
      known !== undefined && revision !== known && revision !== expected
    let settled = false
    pause(WAITING_NOTICE_MS).then(() => {
      if (!settled && isNewest()) notify({ id, state: 'waiting' })
    })
    let status: LiveStatus | undefined
    while (isNewest() && now() - began < TIMEOUT_MS) {
      status = await fetchStatus(id, expected).catch(() => undefined)
      if (status && (status.live || isSuperseded(status))) break
      await pause(POLL_INTERVAL_MS)
    }
    settled = true
    if (!isNewest()) return
    newest.delete(id)
    if (!status) notify({ id, state: 'unknown' })
    else if (status.live) notify({ id, kind, state: 'live', at: new Date(status.at) })
    else notify({ id, state: isSuperseded(status) ? 'superseded' : 'timedOut' })
  }
  return {
    async prepare({ id }) {
      before.delete(id)
      const prepared = fetchStatus(id, undefined).then(
        ({ revision }) => void before.set(id, revision),
        () => undefined,
      )
      await Promise.race([prepared, pause(PREPARE_MS)])
    },
    track(publication, revision) {
      newest.set(publication.id, revision)
      void track(publication, revision)
    },
  }
}
