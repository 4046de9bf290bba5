import type { Clock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import type { WatchChanges } from './source.ts'

export interface ChangeFeedOptions {
  watch: WatchChanges
  clock: Clock
  log: Log
  /** Documents with these tags changed. */
  changed(tags: readonly string[]): void
  /** The stream is connected; anything may have changed before. */
  connected(): void
}

const CATCH_UP_MAX_MS = 1_000

/** Follows the lake's stream of changes, and how far it has been processed. */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions
  readonly #waiting = new Set<{ position: number; resolve(): void }>()
  #position = 0
  #isConnected = false
  #unsubscribe: (() => void) | undefined

  constructor(options: ChangeFeedOptions) {
    this.#options = options
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  start(): void {
    const { watch, changed, connected, log } = this.#options
    this.#unsubscribe ??= watch({
      changed: (tags, position) => {
        changed(tags)
        if (position !== undefined) this.#reach(position)
      },
      connected: () => {
        this.#isConnected = true
        connected()
        this.#reach(Infinity)
        // The lake's position may be lower now, after a restore from a backup.
        this.#position = 0
      },
      disconnected: (reason) => {
        if (this.#isConnected) {
          log.warn('content.liveEvents.disconnected', reason === undefined ? {} : { error: reason })
        }
        this.#isConnected = false
        this.#reach(Infinity)
      },
    })
  }

  stop(): void {
    this.#unsubscribe?.()
    this.#unsubscribe = undefined
    this.#isConnected = false
    this.#reach(Infinity)
  }

  /** Resolves when the position has been processed, when disconnected, or after a bounded wait. */
  whenCaughtUp(position: number): Promise<void> {
    if (!this.#isConnected || position <= this.#position) return Promise.resolve()
    return new Promise((resolve) => {
      const one = { position, resolve }
      this.#waiting.add(one)
      this.#options.clock.schedule(() => {
        this.#waiting.delete(one)
        resolve()
      }, CATCH_UP_MAX_MS)
    })
  }

  #reach(position: number): void {
    this.#position = position
    for (const one of this.#waiting) {
      if (one.position > position) continue
      this.#waiting.delete(one)
      one.resolve()
    }
  }
}
