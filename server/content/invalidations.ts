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
export interface Invalidations {
  /** The current position. */
  readonly now: number
  /** The position at a time, in milliseconds since 1970. */
  at(date: number): number
  /** Records that documents with these tags changed; `'all'` if anything may have changed. */
  add(tags: readonly string[] | 'all'): void
  /**
   * Whether anything with one of these tags changed after `from` and up to `to`. A tag that changed
   * after both counts too, because only its last change is known.
   */
  invalidated(tags: readonly string[], from: number, to?: number): boolean
}

export function createInvalidations(
  clock: Pick<Clock, 'date'>,
  { tagsMax = TAGS_MAX, datesMax = DATES_MAX } = {},
): Invalidations {
  let now = 0
  let everythingAt = 0
  let forgottenUntil = -Infinity
  /** Position by tag, the oldest first. */
  const lastChanges = new Map<string, number>()
  const dates: number[] = []

  const addTags = (tags: readonly string[]) => {
    for (const tag of tags) {
      lastChanges.delete(tag)
      lastChanges.set(tag, now)
    }
    for (const [tag, position] of lastChanges) {
      if (lastChanges.size <= tagsMax) return
      lastChanges.delete(tag)
      everythingAt = position
    }
  }
  return {
    get now() {
      return now
    },
    at(date) {
      if (date < forgottenUntil) return -1
      return now - dates.filter((one) => one > date).length
    },
    add(tags) {
      now += 1
      if (tags === 'all') {
        lastChanges.clear()
        everythingAt = now
      } else addTags(tags)
      dates.push(clock.date())
      if (dates.length > datesMax) forgottenUntil = dates.shift() ?? forgottenUntil
    },
    invalidated(tags, from, to = now) {
      if (from >= to) return false
      if (tags.length === 0 || everythingAt > from) return true
      return tags.some((tag) => (lastChanges.get(tag) ?? 0) > from)
    },
  }
}

/** @param tags dependencies; without tags an answer may depend on any document */
export function concerns(changed: ReadonlySet<string> | 'all', tags: readonly string[]): boolean {
  return changed === 'all' || tags.length === 0 || tags.some((tag) => changed.has(tag))
}
