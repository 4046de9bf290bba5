import type { Clock } from '../../lake/clock.ts'

/** An import of 20,000 documents changes about 80,000 tags; a site reads some hundreds. */
const TAGS_MAX = 131_072
/** Number of past invalidations whose time is stored. */
const DATES_MAX = 512

/**
 * The last invalidation of each tag. Positions are counts of invalidations, so an answer is stale if
 * one of its tags was invalidated after the position at which it was queried. Beyond the bounds an
 * older invalidation counts as one of everything.
 */
export class Invalidations {
  readonly #clock: Pick<Clock, 'date'>
  readonly #bounds: { tagsMax: number; datesMax: number }
  /** Position by tag, the oldest first. */
  readonly #lastChanges = new Map<string, number>()
  readonly #dates: number[] = []
  #now = 0
  #everythingAt = 0
  #forgottenUntil = -Infinity

  constructor(clock: Pick<Clock, 'date'>, { tagsMax = TAGS_MAX, datesMax = DATES_MAX } = {}) {
    this.#clock = clock
    this.#bounds = { tagsMax, datesMax }
  }

  /** The current position. */
  get now(): number {
    return this.#now
  }

  /** The position at a time, in milliseconds since 1970. */
  at(date: number): number {
    if (date < this.#forgottenUntil) return -1
    return this.#now - this.#dates.filter((one) => one > date).length
  }

  /** Records that documents with these tags changed; `'all'` if anything may have changed. */
  add(tags: readonly string[] | 'all'): void {
    this.#now += 1
    if (tags === 'all') {
      this.#lastChanges.clear()
      this.#everythingAt = this.#now
    } else this.#addTags(tags)
    this.#dates.push(this.#clock.date())
    if (this.#dates.length <= this.#bounds.datesMax) return
    this.#forgottenUntil = this.#dates.shift() ?? this.#forgottenUntil
  }

  /**
   * Whether anything with one of these tags changed after `from` and up to `to`. A tag that changed
   * after both counts too, because only its last change is known.
   */
  invalidated(tags: readonly string[], from: number, to = this.#now): boolean {
    if (from >= to) return false
    if (tags.length === 0 || this.#everythingAt > from) return true
    return tags.some((tag) => (this.#lastChanges.get(tag) ?? 0) > from)
  }

  #addTags(tags: readonly string[]): void {
    for (const tag of tags) {
      this.#lastChanges.delete(tag)
      this.#lastChanges.set(tag, this.#now)
    }
    for (const [tag, position] of this.#lastChanges) {
      if (this.#lastChanges.size <= this.#bounds.tagsMax) return
      this.#lastChanges.delete(tag)
      this.#everythingAt = position
    }
  }
}

/** @param tags dependencies; without tags an answer may depend on any document */
export function concerns(changed: ReadonlySet<string> | 'all', tags: readonly string[]): boolean {
  return changed === 'all' || tags.length === 0 || tags.some((tag) => changed.has(tag))
}
