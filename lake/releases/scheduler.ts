import type { Clock } from '../../runtime/clock.ts'
import { errorMessage } from '../../runtime/errorMessage.ts'
import type { Log } from '../../runtime/log.ts'
import type { Dataset } from '../core/dataset.ts'
import { isReleaseDocumentId, releaseDocumentId } from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import { type Release, readRelease, releaseType } from './release.ts'

/** The author of scheduled publishes; the Studio shows it as "Sanity". */
const AUTHOR = '<system>'
/** The machine's clock may be set while the timer runs, so a long wait is split. */
const WAIT_MAX_MS = 60_000
const ATTEMPTS_MAX = 5
const FIRST_RETRY_MS = 1_000
const RETRY_FACTOR = 4
/** Delay if the failure cannot be stored either, most likely because the disk is full. */
const UNSTORABLE_RETRY_MS = 10 * 60_000
const SCHEDULED = `*[_type == "${releaseType}" && state == "scheduled"] | order(publishAt, _id)`

interface SchedulerOptions {
  readonly dataset: Pick<Dataset, 'query' | 'act' | 'transact' | 'onTransaction'>
  readonly clock: Clock
  readonly log: Pick<Log, 'info' | 'error'>
}

/**
 * Publishes scheduled releases when they are due. The time is stored in the release's document
 * only, so it survives restarts and is part of exports. A release that cannot be published becomes
 * active again, with the reason in its `error`, where the Studio shows it.
 */
export class ReleaseScheduler {
  readonly #options: SchedulerOptions
  readonly #retries = new Map<string, { attempts: number; notBeforeMs: number }>()
  #cancelTimer: (() => void) | undefined
  #unsubscribe: (() => void) | undefined

  constructor(options: SchedulerOptions) {
    this.#options = options
  }

  /** Publishes what became due while no process ran, then each release when it is due. */
  start(): void {
    this.#unsubscribe = this.#options.dataset.onTransaction(({ changes }) => {
      if (changes.some(({ id }) => isReleaseDocumentId(id))) this.#check()
    })
    this.#check()
  }

  stop(): void {
    this.#unsubscribe?.()
    this.#cancelTimer?.()
  }

  #check(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    try {
      this.#publishDue()
    } catch (error) {
      this.#options.log.error('lake.release.schedule.failed', { error })
      this.#checkIn(WAIT_MAX_MS)
    }
  }

  #checkIn(delayMs: number): void {
    this.#cancelTimer = this.#options.clock.schedule(() => this.#check(), delayMs)
  }

  #publishDue(): void {
    const { dataset, clock } = this.#options
    for (const release of scheduledIn(dataset)) {
      if (this.#dueAt(release) <= clock.date()) this.#publish(release)
    }
    const waiting = scheduledIn(dataset)
    const names = new Set(waiting.map(({ name }) => name))
    for (const name of this.#retries.keys()) if (!names.has(name)) this.#retries.delete(name)
    if (waiting.length === 0) return
    const waitMs = Math.min(...waiting.map((release) => this.#dueAt(release))) - clock.date()
    this.#checkIn(Math.min(Math.max(waitMs, 0), WAIT_MAX_MS))
  }

  #dueAt({ name, publishAt }: Release): number {
    return Math.max(Date.parse(publishAt ?? ''), this.#retries.get(name)?.notBeforeMs ?? 0)
  }

  #publish(release: Release): void {
    const { dataset, clock, log } = this.#options
    const { name } = release
    try {
      dataset.act([{ actionType: 'sanity.action.release.publish', releaseId: name }], {
        author: AUTHOR,
      })
      const lateMs = clock.date() - Date.parse(release.publishAt ?? '')
      log.info('lake.release.published', { release: name, lateMs })
    } catch (error) {
      const attempts = (this.#retries.get(name)?.attempts ?? 0) + 1
      const message = errorMessage(error)
      log.error('lake.release.failed', { release: name, attempts, error })
      if (isPermanent(error) || attempts >= ATTEMPTS_MAX) this.#giveUp(release, message)
      else this.#retryLater(name, attempts, FIRST_RETRY_MS * RETRY_FACTOR ** (attempts - 1))
    }
  }

  #giveUp({ _id, name }: Release, reason: string): void {
    const { dataset, log } = this.#options
    const message = `It was not published at the scheduled time: ${reason}`
    const set = { state: 'active', error: { message } }
    try {
      dataset.transact([{ patch: { id: _id, set, unset: ['publishAt'] } }], { author: AUTHOR })
    } catch (error) {
      log.error('lake.release.record.failed', { release: name, error })
      this.#retryLater(name, ATTEMPTS_MAX - 1, UNSTORABLE_RETRY_MS)
    }
  }

  #retryLater(name: string, attempts: number, delayMs: number): void {
    const notBeforeMs = this.#options.clock.date() + delayMs
    this.#retries.set(name, { attempts, notBeforeMs })
  }
}

/** The documents do not allow it. A time limit (408) can be met later, on a less busy machine. */
const isPermanent = (error: unknown) => error instanceof LakeError && error.statusCode !== 408

/** A document in an unknown form, or with the name of another release, is ignored. */
function scheduledIn(dataset: Pick<Dataset, 'query'>): Release[] {
  const { result } = dataset.query({ query: SCHEDULED, perspective: 'raw' })
  const documents: unknown[] = Array.isArray(result) ? result : []
  return documents
    .map(readRelease)
    .filter((release) => release !== undefined)
    .filter(
      ({ _id, name, publishAt }) => publishAt !== undefined && _id === releaseDocumentId(name),
    )
}
