import pLimit, { type LimitFunction } from 'p-limit'
import { type Clock, sleep } from '../runtime/clock.ts'
import { errorMessage } from '../runtime/errorMessage.ts'
import type { Log } from '../runtime/log.ts'
import type { Backend, DeliveryResult } from './backends/backend.ts'
import { nextAttemptAtMs, retryWindowStart } from './schedule.ts'
import type { AttemptRecord, Claim, Claimed, SubmissionStore } from './store/store.ts'
import { updateSearchTexts } from './store/updateSearchTexts.ts'
import type { Submission } from './submission.ts'

const ATTEMPT_TIMEOUT_MS = 10_000
/**
 * Longer than an attempt with its pacing can take, so that no other worker claims it during the
 * attempt.
 */
const LEASE_MS = 60_000
/** Poll interval for submissions that another process accepted, or that have become due. */
const POLL_MS = 2_000
/** Pause after an error of the store itself. */
const STORE_ERROR_BACKOFF_MS = 5_000
const MAINTAIN_EVERY_MS = 60 * 60 * 1000
/**
 * A correction makes submissions due, so it limits how often two instances whose clocks differ
 * attempt one without backoff.
 */
const CORRECT_EVERY_MS = 10 * 60 * 1000
const NOTHING: Claimed = { claims: [], unreadable: [] }

export interface WorkerOptions {
  store: SubmissionStore
  /** Only configured backends; submissions of other kinds wait in the store. */
  backends: readonly Backend[]
  clock: Pick<Clock, 'date' | 'schedule'>
  log: Pick<Log, 'info' | 'warn'>
  random?: () => number
  /** Called after each attempt, for metrics. */
  onAttempt?: (backend: string, outcome: DeliveryResult['outcome'], durationMs: number) => void
  /** Timeout of one attempt; ten seconds by default. */
  attemptTimeoutMs?: number
  /** Lease of a claim, in case its worker dies; a minute by default. */
  leaseMs?: number
  /** Retention of handled submissions. */
  retentionMs: number
}

export type Worker = ReturnType<typeof startWorker>

/**
 * Starts delivering: one loop per backend, so that a hanging backend delays only its own
 * submissions.
 */
export function startWorker(options: WorkerOptions) {
  const stopping = new AbortController()
  // Backends that share a rate limit send one after the other.
  const queues = new Map<string, LimitFunction>()
  const loops = options.backends.map((backend) => {
    const name = backend.rateLimit?.name
    const queue = queues.get(name ?? '') ?? pLimit(name === undefined ? Infinity : 1)
    if (name !== undefined) queues.set(name, queue)
    return new DeliveryLoop(backend, options, stopping.signal, queue)
  })
  const wake = () => {
    for (const loop of loops) loop.wake()
  }
  const running = [
    ...loops.map((loop) => loop.run()),
    correctRegularly(options, stopping.signal, wake),
    maintainRegularly(options, stopping.signal),
  ]
  return {
    /** A submission was accepted: claim now instead of at the next poll. */
    wake,
    /** Rejects if the store cannot be written, or an attempt could not be recorded. */
    async checkWritable() {
      await options.store.checkWritable().catch((error: unknown) => {
        throw new Error(`Submissions cannot be stored: ${errorMessage(error)}`, { cause: error })
      })
      if (loops.some((loop) => loop.hasUnrecorded)) {
        throw new Error('Attempts to deliver submissions cannot be recorded')
      }
    },
    /** Stops claiming, waits for attempts in flight (bounded by their timeout) and resolves. */
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

class DeliveryLoop {
  readonly #backend: Backend
  readonly #options: WorkerOptions
  readonly #stopping: AbortSignal
  readonly #queue: LimitFunction
  #wake = new AbortController()
  readonly #inFlight = new Set<Promise<void>>()
  /** Records the attempts that could not be recorded. */
  readonly #unrecorded = new Set<() => Promise<void>>()
  /** A store that fails for hours is logged once. */
  #storeFails = false

  constructor(
    backend: Backend,
    options: WorkerOptions,
    stopping: AbortSignal,
    queue: LimitFunction,
  ) {
    this.#backend = backend
    this.#options = options
    this.#stopping = stopping
    this.#queue = queue
  }

  get hasUnrecorded() {
    return this.#unrecorded.size > 0
  }

  wake() {
    this.#wake.abort()
  }

  async run() {
    while (!this.#stopping.aborted) {
      const free = this.#backend.concurrencyMax - this.#inFlight.size
      const wake = this.#wake
      const { claims, unreadable } = free > 0 ? await this.#claim(free) : NOTHING
      for (const claim of claims) this.#start(claim)
      for (const parked of unreadable) this.#options.log.warn('submissions.unreadable', parked)
      // Parked rows used up slots of this claim, so further due submissions may be waiting.
      if (unreadable.length > 0 || (claims.length > 0 && claims.length === free)) continue
      await this.#pause(wake)
    }
    await Promise.all(this.#inFlight)
  }

  /** Waits until it is woken, as after a finished attempt, or for the next poll. */
  async #pause(wake: AbortController) {
    const woken = AbortSignal.any([wake.signal, this.#stopping])
    await sleep(this.#options.clock, POLL_MS, woken)
    if (wake.signal.aborted) this.#wake = new AbortController()
  }

  #start(claim: Claim) {
    const attempt = this.#queue(() => this.#attempt(claim)).finally(() => {
      this.#inFlight.delete(attempt)
      this.wake()
    })
    this.#inFlight.add(attempt)
  }

  async #claim(limit: number): Promise<Claimed> {
    const { store, clock, log, leaseMs = LEASE_MS } = this.#options
    try {
      await this.#recordAgain()
      const claimed = await store.claim({
        kind: this.#backend.kind,
        limit,
        nowMs: clock.date(),
        leaseMs,
      })
      if (this.#storeFails) log.info('submissions.store.available', { backend: this.#backend.name })
      this.#storeFails = false
      return claimed
    } catch (error) {
      if (!this.#storeFails) {
        const reason = errorMessage(error)
        log.warn('submissions.store.unavailable', { backend: this.#backend.name, reason })
      }
      this.#storeFails = true
      await sleep(clock, STORE_ERROR_BACKOFF_MS, this.#stopping)
      return NOTHING
    }
  }

  /** Before a claim, so that a delivered submission is not claimed after its lease. */
  async #recordAgain() {
    for (const record of this.#unrecorded) {
      await record()
      this.#unrecorded.delete(record)
    }
  }

  async #attempt({ submission, leaseToken, leasedUntilMs }: Claim) {
    const { clock } = this.#options
    try {
      await this.#awaitSlot()
    } catch (error) {
      // Not delivered: the lease expires and it is claimed again.
      this.#logUnrecorded(submission, error)
      return
    }
    const startedAtMs = clock.date()
    // After a suspended process another worker may have it by now.
    if (this.#stopping.aborted || startedAtMs >= leasedUntilMs) return
    const result = await this.#deliver(submission)
    const durationMs = Math.max(0, clock.date() - startedAtMs)
    await this.#extendSlot()
    this.#options.onAttempt?.(this.#backend.name, result.outcome, durationMs)
    const next = this.#next(submission, result, startedAtMs)
    const { outcome, reason } = result
    const attempt = { startedAtMs, durationMs, outcome, reason }
    const record = () => this.#record(submission, { id: submission.id, leaseToken, attempt, next })
    try {
      await record()
    } catch (error) {
      this.#unrecorded.add(record)
      this.#logUnrecorded(submission, error)
    }
  }

  async #record(submission: Submission, record: AttemptRecord) {
    const { store, log } = this.#options
    await store.recordAttempt(record)
    const { attempt, next } = record
    log[attempt.outcome === 'delivered' ? 'info' : 'warn']('submissions.attempt', {
      id: submission.id,
      backend: this.#backend.name,
      attempt: submission.attemptCount + 1,
      outcome: attempt.outcome,
      reason: attempt.reason,
      state: next.state,
    })
  }

  #logUnrecorded({ id }: Submission, error: unknown) {
    const reason = errorMessage(error)
    this.#options.log.warn('submissions.attempt.record.failed', { id, reason })
  }

  async #awaitSlot() {
    const { rateLimit } = this.#backend
    if (!rateLimit) return
    const { store, clock } = this.#options
    const atMs = await store.reserveSlot(rateLimit.name, rateLimit.intervalMs, clock.date())
    const waitMs = atMs - clock.date()
    if (waitMs > 0) await sleep(clock, waitMs, this.#stopping)
  }

  /**
   * The request arrived some time before its response, and later than its slot if the process was
   * busy or a connection had to be opened. The next slot begins an interval after the response.
   */
  async #extendSlot() {
    const { rateLimit } = this.#backend
    const { store, clock } = this.#options
    // If it fails, the record of the attempt does, too, and that is reported.
    if (rateLimit) await store.reserveSlot(rateLimit.name, 0, clock.date()).catch(() => undefined)
  }

  async #deliver(submission: Submission): Promise<DeliveryResult> {
    const { clock, attemptTimeoutMs = ATTEMPT_TIMEOUT_MS } = this.#options
    const timeout = AbortSignal.timeout(attemptTimeoutMs)
    try {
      return await this.#backend.deliver(submission, timeout, () => clock.date())
    } catch (error) {
      return { outcome: 'transient', reason: errorMessage(error) }
    }
  }

  #next(
    submission: Submission,
    result: DeliveryResult,
    startedAtMs: number,
  ): AttemptRecord['next'] {
    if (result.outcome === 'delivered') return { state: 'delivered' }
    if (result.outcome === 'permanent') return { state: 'parked' }
    const { clock, random = Math.random } = this.#options
    const retryWindowStartMs = retryWindowStart(submission, startedAtMs)
    const atMs = nextAttemptAtMs({
      retryWindowStartMs,
      nowMs: clock.date(),
      retryAfterMs: result.retryAfterMs,
      random: random(),
    })
    return atMs === null ? { state: 'parked' } : { state: 'queued', atMs, retryWindowStartMs }
  }
}

/** @param onDue called when submissions have been made due */
async function correctRegularly(
  { store, clock, log }: WorkerOptions,
  stopping: AbortSignal,
  onDue: () => void,
) {
  while (!stopping.aborted) {
    try {
      const corrected = await store.correctTimes(clock.date(), stopping)
      if (corrected > 0) {
        log.warn('submissions.times.corrected', { count: corrected })
        onDue()
      }
    } catch (error) {
      log.warn('submissions.times.failed', { reason: errorMessage(error) })
    }
    await sleep(clock, CORRECT_EVERY_MS, stopping)
  }
}

async function maintainRegularly(options: WorkerOptions, stopping: AbortSignal) {
  const { store, clock, log, retentionMs } = options
  while (!stopping.aborted) {
    try {
      const erased = await store.purgeHandled(clock.date() - retentionMs, stopping)
      if (erased > 0) log.info('submissions.purged', { count: erased })
    } catch (error) {
      log.warn('submissions.purge.failed', { reason: errorMessage(error) })
    }
    try {
      const updated = await updateSearchTexts(store, stopping)
      if (updated > 0) log.info('submissions.searchTexts.updated', { count: updated })
    } catch (error) {
      log.warn('submissions.searchTexts.failed', { reason: errorMessage(error) })
    }
    await sleep(clock, MAINTAIN_EVERY_MS, stopping)
  }
}
