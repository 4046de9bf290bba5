import type { Clock } from '../../lake/clock.ts'

/** Number of past invalidations stored by tag; an older one counts as invalidating everything. */
const REMEMBERED_MAX = 512

/**
 * A log of invalidations. Positions in it are counts, so an answer is stale if one of its tags was
 * invalidated between two positions.
 */
export interface Invalidations {
  /** The current position. */
  readonly now: number
  /** The position at a time, in milliseconds since 1970. */
  at(date: number): number
  /** Records that documents with these tags changed; `'all'` if anything may have changed. */
  add(tags: readonly string[] | 'all'): void
  /** Whether anything with one of these tags changed after `from` and up to `to`. */
  invalidated(tags: readonly string[], from: number, to?: number): boolean
}

export function createInvalidations(
  clock: Pick<Clock, 'date'>,
  rememberedMax = REMEMBERED_MAX,
): Invalidations {
  let now = 0
  let forgottenUntil = -Infinity
  const remembered: { moment: number; date: number; tags: ReadonlySet<string> | 'all' }[] = []
  return {
    get now() {
      return now
    },
    at(date) {
      if (date < forgottenUntil) return -1
      return now - remembered.filter((one) => one.date > date).length
    },
    add(tags) {
      now += 1
      const changed = tags === 'all' ? tags : new Set(tags)
      remembered.push({ moment: now, date: clock.date(), tags: changed })
      if (remembered.length <= rememberedMax) return
      forgottenUntil = remembered.shift()?.date ?? forgottenUntil
    },
    invalidated(tags, from, to = now) {
      if (from >= to) return false
      const oldest = remembered[0]?.moment ?? now
      if (from < oldest - 1) return true
      return remembered.some(
        (one) => one.moment > from && one.moment <= to && concerns(one.tags, tags),
      )
    },
  }
}

/** @param tags dependencies; without tags an answer may depend on any document */
export function concerns(changed: ReadonlySet<string> | 'all', tags: readonly string[]): boolean {
  return changed === 'all' || tags.length === 0 || tags.some((tag) => changed.has(tag))
}
