/** How many past invalidations are remembered by tag; older ones count as "anything". */
const REMEMBERED_MAX = 512

/**
 * What became stale when. A moment is a count of invalidations, so an answer can be judged by
 * whether anything it was read from changed between two moments.
 */
export interface Invalidations {
  /** The present moment. */
  readonly now: number
  /** Note that documents with these tags changed; `'all'` when anything may have. */
  add(tags: readonly string[] | 'all'): void
  /** Whether anything with one of these tags changed after `from` and up to `to`. */
  touched(tags: readonly string[], from: number, to?: number): boolean
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
    touched(tags, from, to = now) {
      if (from >= to) return false
      const oldest = remembered[0]?.moment ?? now
      if (from < oldest - 1) return true
      return remembered.some(
        (one) =>
          one.moment > from &&
          one.moment <= to &&
          // An answer without tags could have been read from anything.
          (one.tags === 'all' ||
            tags.length === 0 ||
            tags.some((tag) => one.tags !== 'all' && one.tags.has(tag))),
      )
    },
  }
}
