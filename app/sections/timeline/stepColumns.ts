/** The last step ends under the last day, with space for its text to the left of it. */
const LAST_STEP_DAYS = 5

interface Step {
  at: number | null
}

/** @returns the number of days in a strip of these steps */
export function lastDay(steps: readonly Step[]): number {
  return Math.max(1, ...steps.map(({ at }) => at ?? 1))
}

/** @returns the columns of each step, a column a day: from its own day up to the next step's */
export function stepColumns(steps: readonly Step[]): { from: number; to: number }[] {
  const last = lastDay(steps)
  const lastFrom = Math.max(1, last - LAST_STEP_DAYS + 1)
  return steps.map(({ at }, index) => {
    if (index === steps.length - 1) return { from: lastFrom, to: last + 1 }
    const from = at ?? 1
    const to = Math.min(steps[index + 1]?.at ?? last, lastFrom)
    // CSS swaps grid lines in the wrong order, which would move the step to other days.
    return { from, to: Math.max(from + 1, to) }
  })
}
