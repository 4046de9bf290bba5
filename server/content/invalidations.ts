import type { Clock } from '../../runtime/clock.ts'

/**
 * A `Map` copies all its entries when it grows: one with the tags of a large import blocks every
 * page for 20 ms, one of this size for a fraction of a millisecond.
 */
const SEGMENT_TAGS_MAX = 4_096
/** An import of 20,000 documents changes about 80,000 tags; a site reads some hundreds. */
const SEGMENTS_MAX = 32
/** Number of past invalidations whose time is stored. */
const DATES_MAX = 512

/** Tags that changed in a row, with the positions of their last changes. */
interface Segment {
  lastChanges: Map<string, number>
  /** Position of its newest change. */
  until: number
}

/**
 * The last invalidation of each tag. Positions are counts of invalidations, so a result is stale if
 * one of its tags was invalidated after the position at which it was queried. Beyond the bounds an
 * older invalidation counts as one of everything.
 */
export class Invalidations {
  readonly #clock: Pick<Clock, 'date'>
  readonly #bounds: { segmentTagsMax: number; segmentsMax: number; datesMax: number }
  /** The oldest segment first. A tag may be in several; the newest one has its last change. */
  readonly #segments: Segment[] = []
  readonly #dates: number[] = []
  #position = 0
  #lastAllPosition = 0
  #forgottenUntil: number

  constructor(
    clock: Pick<Clock, 'date'>,
    { segmentTagsMax = SEGMENT_TAGS_MAX, segmentsMax = SEGMENTS_MAX, datesMax = DATES_MAX } = {},
  ) {
    this.#clock = clock
    this.#forgottenUntil = clock.date()
    this.#bounds = { segmentTagsMax, segmentsMax, datesMax }
  }

  /** The current position. */
  get position(): number {
    return this.#position
  }

  /**
   * The position at a time, in milliseconds since 1970; -1 if that is before the process or bounds.
   */
  positionAt(date: number): number {
    if (date < this.#forgottenUntil) return -1
    return this.#position - this.#dates.filter((one) => one > date).length
  }

  /** Records that documents with these tags changed; `'all'` if anything may have changed. */
  add(tags: readonly string[] | 'all'): void {
    this.#position += 1
    if (tags === 'all') {
      this.#segments.length = 0
      this.#lastAllPosition = this.#position
    } else this.#addTags(tags)
    this.#dates.push(this.#clock.date())
    if (this.#dates.length <= this.#bounds.datesMax) return
    this.#forgottenUntil = this.#dates.shift() ?? this.#forgottenUntil
  }

  /**
   * Whether anything with one of these tags changed after `from` and up to `to`. A tag that changed
   * after both counts too, because only its last change is known.
   */
  invalidated(tags: readonly string[], from: number, to = this.#position): boolean {
    if (from >= to) return false
    if (tags.length === 0 || this.#lastAllPosition > from) return true
    return this.hasTagSince(tags, from)
  }

  /** Whether a change after `from` named one of these tags, rather than everything. */
  hasTagSince(tags: readonly string[], from: number): boolean {
    return this.#segments.some(
      ({ lastChanges, until }) =>
        until > from && tags.some((tag) => (lastChanges.get(tag) ?? 0) > from),
    )
  }

  #addTags(tags: readonly string[]): void {
    for (const tag of tags) {
      const segment = this.#segmentFor(tag)
      segment.lastChanges.set(tag, this.#position)
      segment.until = this.#position
    }
  }

  /** The newest segment, or the one after it if that is full. */
  #segmentFor(tag: string): Segment {
    const newest = this.#segments.at(-1)
    const { segmentTagsMax, segmentsMax } = this.#bounds
    if (newest && (newest.lastChanges.size < segmentTagsMax || newest.lastChanges.has(tag))) {
      return newest
    }
    const next = { lastChanges: new Map<string, number>(), until: this.#position }
    this.#segments.push(next)
    if (this.#segments.length > segmentsMax) {
      this.#lastAllPosition = this.#segments.shift()?.until ?? this.#position
    }
    return next
  }
}
