/** Number of past invalidations stored by tag; an older one counts as invalidating everything. */
const REMEMBERED_MAX = 512

/**
 * A log of invalidations. Positions in it are counts, so an answer is stale if one of its tags was
 * invalidated between two positions.
 */
export interface Invalidations {
  /** The current position. */
  readonly now: number
  /** Records that documents with these tags changed; `'all'` if anything may have changed. */
  add(tags: readonly string[] | 'all'): void
  /** Whether anything with one of these tags changed after `from` and up to `to`. */
  invalidated(tags: readonly string[], from: number, to?: number): boolean
}

export function createInvalidations(rememberedMax = REMEMBERED_MAX): Invalidations {
  let now = 0
  const remembered: { moment: number; tags: ReadonlySet<string> | 'all' }[] = []
  return {
    get now() {
      return now
    },
    add(tags) {
      now += 1
      remembered.push({ moment: now, tags: tags === 'all' ? tags : new Set(tags) })
      if (remembered.length > rememberedMax) remembered.shift()
    },
    invalidated(tags, from, to = now) {
      if (from >= to) return false
      const oldest = remembered[0]?.moment ?? now
      if (from < oldest - 1) return true
      return remembered.some(
        (one) =>
          one.moment > from &&
          one.moment <= to &&
          // An answer without tags may depend on any document.
          (one.tags === 'all' ||
            tags.length === 0 ||
            tags.some((tag) => one.tags !== 'all' && one.tags.has(tag))),
      )
    },
  }
}
