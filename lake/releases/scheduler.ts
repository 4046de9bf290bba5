import type { Clock } from '../clock.ts'
import type { Dataset } from '../dataset.ts'
import { LakeError } from '../errors.ts'
import { isReleaseDocumentId, type Release, readRelease, releaseType } from './release.ts'

interface SchedulerLog {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void
  error(event: string, fields?: Readonly<Record<string, unknown>>): void
}

export interface ReleaseScheduler {
  /** Publishes what became due while no process ran, then each release when it is due. */
  start(): void
  stop(): void
}

/** The author of scheduled publishes; the Studio shows it as "Sanity". */
const AUTHOR = '<system>'
/** The machine's clock may be set while the timer runs, so a long wait is split. */
const WAIT_MAX_MS = 60_000
const ATTEMPTS_MAX = 5
const FIRST_RETRY_MS = 1_000
const RETRY_FACTOR = 4
/** For when even the failure can't be stored, most likely because the disk is full. */
const UNSTORABLE_RETRY_MS = 10 * 60_000
const SCHEDULED = `*[_type == "${releaseType}" && state == "scheduled"] | order(publishAt, _id)`

/**
 * Publishes scheduled releases when they are due. The time is stored in the release's document
 * only, so it survives restarts and is part of exports. A release that cannot be published becomes
 * active again, with the reason in its `error`, where the Studio shows it.
 */
export function createReleaseScheduler(options: {
  readonly dataset: Pick<Dataset, 'query' | 'act' | 'transact' | 'onTransaction'>
  readonly clock: Clock
  readonly log: SchedulerLog
}): ReleaseScheduler {
  const { dataset, clock, log } = options
  const retries = new Map<string, { attempts: number; notBeforeMs: number }>()
  let cancelTimer: (() => void) | undefined
  let unsubscribe: (() => void) | undefined

  const dueAt = (release: Release) =>
    Math.max(Date.parse(release.publishAt ?? ''), retries.get(release.name)?.notBeforeMs ?? 0)

  const check = () => {
    cancelTimer?.()
    cancelTimer = undefined
    try {
      publishDue()
    } catch (error) {
      log.error('lake.release.schedule.failed', {
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
      cancelTimer = clock.schedule(check, WAIT_MAX_MS)
    }
  }

  const publishDue = () => {
    for (const release of scheduledIn(dataset)) if (dueAt(release) <= clock.date()) publish(release)
    const waiting = scheduledIn(dataset)
    const names = new Set(waiting.map(({ name }) => name))
    for (const name of retries.keys()) if (!names.has(name)) retries.delete(name)
    if (waiting.length === 0) return
    const waitMs = Math.min(...waiting.map(dueAt)) - clock.date()
    cancelTimer = clock.schedule(check, Math.min(Math.max(waitMs, 0), WAIT_MAX_MS))
  }

  const publish = (release: Release) => {
    const { name } = release
    try {
      dataset.act([{ actionType: 'sanity.action.release.publish', releaseId: name }], {
        author: AUTHOR,
      })
      const lateMs = clock.date() - Date.parse(release.publishAt ?? '')
      log.info('lake.release.published', { release: name, lateMs })
    } catch (error) {
      const attempts = (retries.get(name)?.attempts ?? 0) + 1
      const message = error instanceof Error ? error.message : String(error)
      log.error('lake.release.failed', { release: name, attempts, error: message })
      // The documents do not allow it, so retrying would not help.
      if (error instanceof LakeError || attempts >= ATTEMPTS_MAX) giveUp(release, message)
      else retryLater(name, attempts, FIRST_RETRY_MS * RETRY_FACTOR ** (attempts - 1))
    }
  }

  const giveUp = ({ _id, name }: Release, reason: string) => {
    const message = `It was not published at its time: ${reason}`
    try {
      dataset.transact(
        [
          {
            patch: { id: _id, set: { state: 'active', error: { message } }, unset: ['publishAt'] },
          },
        ],
        { author: AUTHOR },
      )
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      log.error('lake.release.unrecorded', { release: name, error: cause })
      retryLater(name, ATTEMPTS_MAX - 1, UNSTORABLE_RETRY_MS)
    }
  }

  const retryLater = (name: string, attempts: number, delayMs: number) => {
    retries.set(name, { attempts, notBeforeMs: clock.date() + delayMs })
  }

  return {
    start() {
      unsubscribe = dataset.onTransaction(({ changes }) => {
        if (changes.some(({ id }) => isReleaseDocumentId(id))) check()
      })
      check()
    },
    stop() {
      unsubscribe?.()
      cancelTimer?.()
    },
  }
}

/** A document in an unknown form is ignored. */
function scheduledIn(dataset: Pick<Dataset, 'query'>): Release[] {
  const { result } = dataset.query({ query: SCHEDULED, perspective: 'raw' })
  const documents: unknown[] = Array.isArray(result) ? result : []
  return documents
    .map(readRelease)
    .filter((release) => release !== undefined)
    .filter(({ publishAt }) => publishAt !== undefined)
}
