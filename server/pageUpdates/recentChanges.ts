/** A log of invalidations with their times, for browsers that connect shortly after one. */
export interface RecentChanges {
  add(tags: readonly string[] | 'all', atMs: number): void
  /** Whether anything with one of these tags became stale after a time. */
  touched(tags: readonly string[], sinceMs: number): boolean
}

const REMEMBERED_MAX = 512

export function createRecentChanges(rememberedMax = REMEMBERED_MAX): RecentChanges {
  const remembered: { atMs: number; tags: ReadonlySet<string> | 'all' }[] = []
  let forgottenUntilMs = Number.NEGATIVE_INFINITY
  return {
    add(tags, atMs) {
      remembered.push({ atMs, tags: tags === 'all' ? tags : new Set(tags) })
      if (remembered.length > rememberedMax) {
        forgottenUntilMs = remembered.shift()?.atMs ?? forgottenUntilMs
      }
    },
    touched(tags, sinceMs) {
      // A dropped entry may have concerned anything.
      if (sinceMs < forgottenUntilMs) return true
      return remembered.some((one) => one.atMs > sinceMs && meets(one.tags, tags))
    },
  }
}

/** @param tags dependencies; an empty list means any document */
export function meets(
  changed: ReadonlySet<string> | readonly string[] | 'all',
  tags: readonly string[],
): boolean {
  if (changed === 'all' || tags.length === 0) return true
  const set = changed instanceof Set ? changed : new Set(changed)
  return tags.some((tag) => set.has(tag))
}
