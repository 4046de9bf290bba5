/** A step with less than this share of the strip is made as wide as the last one. */
const NARROWEST_SHARE = 0.2
/** Share of a widened step. The last one ends under the last day, so its text is left of it. */
const WIDENED_SHARE = 0.25

interface Step {
  at: number | null
}

/** @returns the number of days in a strip of these steps */
export function lastDay(steps: readonly Step[]): number {
  return Math.max(1, ...steps.map(({ at }) => at ?? 1))
}

/**
 * @returns the columns of each step, a column a day: from its own day up to the next step's. Where
 * that is too narrow for its text, the columns overlap, and the grid places the next step below.
 */
export function stepColumns(steps: readonly Step[]): { from: number; to: number }[] {
  const last = lastDay(steps)
  const end = last + 1
  const widened = Math.ceil(last * WIDENED_SHARE)
  const lastFrom = end - widened
  return steps.map(({ at }, index) => {
    if (index === steps.length - 1) return { from: lastFrom, to: end }
    const from = at ?? 1
    const to = Math.min(steps[index + 1]?.at ?? last, lastFrom)
    if (to - from >= last * NARROWEST_SHARE) return { from, to }
    const widenedFrom = Math.min(from, lastFrom)
    return { from: widenedFrom, to: widenedFrom + widened }
  })
}
